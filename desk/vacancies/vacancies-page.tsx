import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { vacancyStates } from '#domain/vacancies/vacancy-state.ts';
import { rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import type { DeskVacancies, VacancyRow } from '#domain/vacancies/vacancy-work.ts';
import { vacancyWords as words } from '#words/desk/vacancies.ts';
import { fillIn } from '#words/fill-in.ts';
import { MoreRows } from '#desk/kit/more-rows.tsx';
import { Failure } from '#desk/kit/failure.tsx';
import { Loading } from '#desk/kit/loading.tsx';
import { ListSearch, NothingFound, StateFilter } from '#desk/kit/list-filters.tsx';
import { RoleReminders } from '#desk/kit/role-reminders.tsx';
import { useListAddress } from '#desk/kit/use-list-address.ts';
import { RoleAlerts } from './role-alerts.tsx';
import { UnfitVacancies } from './unfit-notice.tsx';
import { VacancyTable } from './vacancy-table.tsx';
import { readVacancies, vacanciesKey } from './vacancy-api.ts';

/** Every vacancy in pages, the last change first. Search and state stand in the address. */
export function VacanciesPage() {
  const { parameters, change, clear } = useListAddress();
  const search = parameters.get('q') ?? '';
  const state = vacancyStates.find((one) => one === parameters.get('state'));
  const query = new URLSearchParams({ q: search, ...(state && { state }) }).toString();
  const list = useInfiniteQuery({
    queryKey: [...vacanciesKey, query],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => readVacancies(`${query}&from=${pageParam}`, signal),
    getNextPageParam: ({ next }) => next,
    // The list stays while the next search is read.
    placeholderData: keepPreviousData,
  });
  if (list.error && !list.data) return <Failure onRetry={() => void list.refetch()} />;
  const [first] = list.data?.pages ?? [];
  if (!first) return <Loading />;

  const rows = list.data!.pages.flatMap((page) => page.rows);
  const count = (one: VacancyRow['state']['is'] | undefined) =>
    one ? first.counts[one] : sumOf(first.counts);

  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl">{words.heading}</h1>
        <output className="text-muted">
          {fillIn(words.count, { shown: count(state), total: first.total })}
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
          states={vacancyStates}
          chosen={state}
          nameOf={(one) => (one ? words.state[one] : words.all)}
          countOf={count}
          onChoice={(one) => change('state', one ?? '')}
        />
      </ListSearch>
      <UnfitVacancies rows={first.unfit} />
      <RoleReminders />
      <RoleAlerts />
      {rows.length === 0 ? (
        <NothingFound text={words.none} clear={words.clear} onClear={clear} />
      ) : (
        <VacancyTable rows={rows} />
      )}
      <MoreRows list={list}>
        {fillIn(words.more, { count: Math.min(rowsOfAPage, count(state) - rows.length) })}
      </MoreRows>
    </div>
  );
}

function sumOf(counts: DeskVacancies['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
