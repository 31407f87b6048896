import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { vacancyPath } from '#domain/address/paths.ts';
import { defaultLocale } from '#domain/edition/editions.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { fillIn } from '#words/fill-in.ts';
import { TextLink } from '#ui/text-link.tsx';
import { DocumentEditor } from '#desk/editor/document-editor.tsx';
import { useStoredDocument, type EditorLayout } from '#desk/editor/edited-document.ts';
import { StateBadge } from '#desk/editor/state-badge.tsx';
import { ask } from '#desk/kit/api.ts';
import { firm } from '#desk/kit/session.ts';
import { Failure, Loading } from '#desk/kit/loading.tsx';
import { deskWords } from '#desk/kit/words.ts';
import { RolePeople } from '#desk/submissions/role-people.tsx';
import { BoardsView } from './boards-view.tsx';
import { ClosingView } from './closing-view.tsx';
import { LawPanel, TranslationCheck } from './law-panel.tsx';
import { SlugField, Until } from './own-fields.tsx';
import { AlertReach } from './role-alerts.tsx';
import { ConfirmationNotice, ReportingNotice } from './role-notices.tsx';
import { StateActions } from './state-actions.tsx';
import { UnfitNotice } from './unfit-notice.tsx';
import { useAdvert, vacanciesKey } from './use-advert.ts';
import {
  blankFields,
  copiedFields,
  issueText,
  labelOf,
  textAt,
  titleIn,
  withProposedSlug,
  withShownFrom,
  type VacancyFields,
} from './vacancy-fields.ts';

const lawWords = deskWords.vacancies.law;
const mandateWords = deskWords.mandates;
const words = deskWords.vacancies;

/** `/vacancies/new` is a new role, with `?from=` a copy; anything else names one. */
export function VacancyPage() {
  const { id = '' } = useParams();
  const [parameters] = useSearchParams();
  const [created] = useState(() => crypto.randomUUID());
  if (id !== 'new') return <Advert key={id} id={id} />;
  const search = new URLSearchParams([...parameters, ['new', '']]);
  return <Navigate replace to={`/vacancies/${created}?${search}`} />;
}

function Advert({ id }: { id: string }) {
  const [parameters] = useSearchParams();
  const [isNew] = useState(parameters.has('new'));
  const [from] = useState(parameters.get('from'));
  const { data, error, refetch } = useStoredDocument({ kind: 'vacancy', id });
  // Anew: a reference that was free a while ago may be taken.
  const list = useQuery({
    queryKey: vacanciesKey,
    queryFn: () => ask('GET /vacancies', {}),
    enabled: isNew,
    staleTime: 0,
  });
  const copies = isNew && from !== null;
  const source = useStoredDocument({ kind: 'vacancy', id: from ?? '' }, copies);
  const [today] = useState(() => officeDay(firm(), Date.now()));
  const reference = list.data?.nextReference ?? '';
  const copied = source.data && (source.data.published ?? source.data.draft)?.content;
  const shown = useMemo((): EditorLayout => {
    const blank = copied ? copiedFields(copied, reference, today) : blankFields(reference, today);
    return { ...layout, blank };
  }, [copied, reference, today]);
  const failed = error ?? list.error ?? source.error;
  if (failed) {
    const retry = () => Promise.all([refetch(), isNew && list.refetch(), from && source.refetch()]);
    return <Failure onRetry={() => void retry()} />;
  }
  if (!data || (isNew && !(list.isFetchedAfterMount && (source.data || !from)))) return <Loading />;
  if (data.version === 0 && !isNew) return <h1 className="p-6 text-xl">{words.missing}</h1>;
  return <DocumentEditor detail={data} layout={shown} />;
}

/** What an advert has beside the fields, pages and revisions of any document. */
const layout: EditorLayout = {
  list: { to: '/vacancies', label: words.back, key: vacanciesKey },
  views: ({ detail, draft }) => [
    'edit',
    'preview',
    ...(draft.version > 0 ? ['people'] : []),
    'boards',
    ...(detail.published ? ['revisions'] : []),
  ],
  viewNames: words.views,
  drawn: {
    people: People,
    boards: BoardsView,
    close: () => <ClosingView closing="close" />,
    withdraw: () => <ClosingView closing="withdraw" />,
  },
  untitled: words.untitled,
  Beside,
  Acts: StateActions,
  Above,
  First,
  apart: ['slug', 'state', 'boards'],
  untyped: ['state'],
  follow: (before, after, { advert }) => {
    const [typed, next] = [before as VacancyFields, after as VacancyFields];
    const shown = withShownFrom(typed, next);
    return advert?.wasShown ? shown : withProposedSlug(typed, shown);
  },
  labelOf: (field) => labelOf(field),
  issueText,
  discardRefusals: { incomplete: lawWords.report.discard },
  corrects: {
    label: words.publishChanges,
    done: ({ published }) => fillIn(words.published, { revision: published!.revision }),
  },
};

function Beside() {
  const { advert, detail, draft, fields } = useAdvert();
  const { state, unfit, slug } = advert;
  const hasPage = !unfit && (state.is === 'open' || state.is === 'closed');
  return (
    <>
      <span className="font-mono text-xs text-muted">{textAt(fields, 'reference')}</span>
      <StateBadge state={state} />
      {hasPage && (
        <TextLink
          href={vacancyPath(firm(), slug, defaultLocale(firm()))}
          target="_blank"
          className="text-xs"
        >
          {words.onSite}
        </TextLink>
      )}
      {draft.version > 0 && <AlertReach id={detail.id} version={detail.version} />}
      {draft.issues.length === 0 && draft.version > 0 && (
        <span className="text-xs text-muted">{words.issues.none}</span>
      )}
    </>
  );
}

function Above() {
  const { advert, detail, draft } = useAdvert();
  const [parameters, setParameters] = useSearchParams();
  // Once it is saved, a new one is known by its address.
  const isNamed = draft.version > 0 && parameters.has('new');
  useEffect(() => {
    if (isNamed) setParameters({}, { replace: true });
  }, [isNamed, setParameters]);
  return (
    <>
      {advert.unfit && detail.published && <UnfitNotice unfit={advert.unfit} />}
      <ConfirmationNotice />
      <ReportingNotice />
    </>
  );
}

/** Address and closing day, and what the law and the other languages ask for. */
function First() {
  const { draft } = useAdvert();
  return (
    <>
      <div className="grid gap-x-5 gap-y-3 md:grid-cols-2">
        <SlugField />
        <Until />
      </div>
      <LawPanel />
      <TranslationCheck issues={draft.issues} />
    </>
  );
}

/** Who applied, and the mandate that the role is filled for. */
function People() {
  const { detail, fields } = useAdvert();
  const { id } = detail;
  const making = `/mandates/new?${new URLSearchParams({ vacancy: id, role: titleIn(fields) })}`;
  return (
    <section aria-label={mandateWords.people}>
      <RolePeople source={{ vacancyId: id }} vacancyId={id} making={making} />
    </section>
  );
}
