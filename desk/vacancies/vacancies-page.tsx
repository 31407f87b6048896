import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { VacancyRow } from '../../domain/work/vacancy-work.ts';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../shell/failure.tsx';
import { ListSearch, NothingFound, StateFilter } from '../shell/list-filters.tsx';
import { useListAddress } from '../shell/use-list-address.ts';
import { UnfitVacancies } from './unfit-notice.tsx';
import { VacancyTable } from './vacancy-table.tsx';
import { readVacancies, vacanciesKey } from './vacancy-api.ts';

const states = ['draft', 'scheduled', 'open', 'closed', 'withdrawn'] as const;
const rowsAtATime = 100;

/** Every vacancy, the last change first. Search and state stand in the address. */
export function VacanciesPage() {
  const { data, error, refetch } = useQuery({ queryKey: vacanciesKey, queryFn: readVacancies });
  const { parameters, change: changeAddress, clear } = useListAddress();
  const [limit, setLimit] = useState(rowsAtATime);
  const search = parameters.get('q') ?? '';
  const state = states.find((one) => one === parameters.get('state'));
  if (error && !data) return <Failure onRetry={() => void refetch()} />;
  if (!data) return <p className="p-6 text-muted">{shellWords.loading}</p>;

  const found = data.rows.filter(matching(search));
  const shown = found.filter((row) => !state || row.state.is === state);
  const change = (name: 'q' | 'state', value: string) => {
    setLimit(rowsAtATime);
    changeAddress(name, value);
  };
  const count = (one: VacancyRow['state']['is'] | undefined) =>
    found.filter((row) => !one || row.state.is === one).length;
  const more = Math.min(rowsAtATime, shown.length - limit);

  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl">{words.heading}</h1>
        <output className="text-muted">
          {fillIn(words.count, { shown: shown.length, total: data.rows.length })}
        </output>
        <Link
          to="/vacancies/new"
          className="ml-auto inline-flex min-h-11 items-center justify-center rounded-sm bg-signal px-5 text-sm font-semibold text-on-signal hover:bg-signal-strong"
        >
          {words.new}
        </Link>
      </div>
      <ListSearch
        label={words.search}
        hint={words.searchHint}
        value={search}
        onSearch={(text) => change('q', text)}
      >
        <StateFilter
          label={words.states}
          states={states}
          chosen={state}
          nameOf={(one) => (one ? words.state[one] : words.all)}
          countOf={count}
          onChoice={(one) => change('state', one ?? '')}
        />
      </ListSearch>
      <UnfitVacancies rows={data.unfit} />
      {shown.length === 0 ? (
        <NothingFound text={words.none} clear={words.clear} onClear={clear} />
      ) : (
        <VacancyTable rows={shown.slice(0, limit)} />
      )}
      {more > 0 && (
        <Button
          variant="secondary"
          className="justify-self-center"
          onClick={() => setLimit(limit + rowsAtATime)}
        >
          {fillIn(words.more, { count: more })}
        </Button>
      )}
    </div>
  );
}

/** Every word of the search is found in the title, the reference, the place or the address. */
function matching(search: string): (row: VacancyRow) => boolean {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title, reference, location, slug }) => {
    const text = [...Object.values(title), reference, location, slug].join(' ').toLowerCase();
    return terms.every((term) => text.includes(term));
  };
}
