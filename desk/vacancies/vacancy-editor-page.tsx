import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { officeDay } from '#domain/firm/office-day.ts';
import { storedFields } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { deskWords } from '#desk/kit/words.ts';
import { ApiError } from '#desk/kit/api.ts';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { readVacancies, readVacancy, vacanciesKey, vacancyKey } from './vacancy-api.ts';
import { blankFields, copiedFields, fieldsOf } from './vacancy-fields.ts';
import { VacancyEditor } from './vacancy-editor.tsx';
import { firm } from '#desk/kit/firm.ts';

const words = deskWords.vacancies;

/** `/vacancies/new` is a new role, with `?from=` a copy; anything else names one. */
export function VacancyEditorPage() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const from = parameters.get('from');
  return id === 'new' ? <NewVacancy key={from} from={from} /> : <KnownVacancy key={id} id={id} />;
}

function KnownVacancy({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: vacancyKey(id),
    queryFn: () => readVacancy(id),
    // A revision that arrives while somebody types is found when they save.
    refetchOnWindowFocus: false,
    staleTime: 0,
  });
  const passed = useLocation().state as { refused?: readonly VacancyIssue[] } | null;
  if (data) {
    const start = fieldsOf({ slug: data.slug, reference: data.reference, ...storedFields(data) });
    return <VacancyEditor id={id} detail={data} start={start} refused={passed?.refused} />;
  }
  return <Pending error={error} onRetry={() => void refetch()} />;
}

function NewVacancy({ from }: { from: string | null }) {
  const list = useQuery({ queryKey: vacanciesKey, queryFn: () => readVacancies(), staleTime: 0 });
  const source = useQuery({
    queryKey: vacancyKey(from ?? ''),
    queryFn: () => readVacancy(from!),
    enabled: from !== null,
  });
  const [today] = useState(() => officeDay(firm(), Date.now()));
  const error = list.error ?? source.error;
  // Both anew: a reference that was free a while ago may be taken.
  if (!list.isFetchedAfterMount || (from && !source.data)) {
    const retry = () => void Promise.all([list.refetch(), from && source.refetch()]);
    return <Pending error={error} onRetry={retry} />;
  }
  const reference = list.data?.nextReference ?? '';
  const start = source.data
    ? copiedFields(storedFields(source.data), reference, today)
    : blankFields(reference, today);
  return <VacancyEditor id={from ? `new-${from}` : 'new'} detail={undefined} start={start} />;
}

function Pending({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error instanceof ApiError && error.status === 404) {
    return <h1 className="p-6 text-xl">{words.missing}</h1>;
  }
  if (error) return <Failure onRetry={onRetry} />;
  return <Loading />;
}
