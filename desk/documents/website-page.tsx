import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { websiteGroups } from '#domain/documents/document-group.ts';
import type { DocumentState, WebsiteRow } from '#domain/documents/website-work.ts';
import { websiteWords as words } from '#words/desk/website.ts';
import { fillIn } from '#words/fill-in.ts';
import { Failure } from '#desk/kit/failure.tsx';
import { Loading } from '#desk/kit/loading.tsx';
import { ListSearch, NothingFound, StateFilter } from '#desk/kit/list-filters.tsx';
import { useListAddress } from '#desk/kit/use-list-address.ts';
import { AddDocument } from './add-document.tsx';
import { DocumentTable } from './document-table.tsx';
import { readWebsite, websiteListKey } from './website-api.ts';

const filters = ['published', 'changed', 'draft', 'scheduled', 'problems'] as const;
type Filter = (typeof filters)[number];

/** Everything that the firm says and is, by group. Search and state stand in the address. */
export function WebsitePage() {
  const { parameters, change, clear } = useListAddress();
  const search = parameters.get('q') ?? '';
  const filter = filters.find((one) => one === parameters.get('state'));
  const { data, error, refetch } = useQuery({
    queryKey: websiteListKey(search),
    queryFn: () => readWebsite(search),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failure onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const shown = data.rows.filter((row) => matches(row, filter));
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] content-start gap-4 py-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl">{words.heading}</h1>
        <output className="text-muted">
          {fillIn(words.summary, { shown: shown.length, total: data.rows.length })}
        </output>
        {!data.readOnly && <AddDocument rows={data.rows} />}
      </div>
      {data.readOnly && (
        <p className="rounded-md border border-line bg-surface px-3 py-2">{words.readOnly}</p>
      )}
      <ListSearch
        label={words.search}
        hint={words.searchHint}
        value={search}
        onSearch={(text) => change('q', text)}
      >
        <StateFilter
          label={words.states}
          states={filters}
          chosen={filter}
          nameOf={nameOf}
          countOf={(one) => data.rows.filter((row) => matches(row, one)).length}
          onChoice={(one) => change('state', one ?? '')}
        />
      </ListSearch>
      {shown.length === 0 && <NothingFound text={words.none} clear={words.clear} onClear={clear} />}
      {websiteGroups
        .map((group) => ({ group, rows: shown.filter((row) => row.group === group) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ group, rows }) => (
          <section key={group} aria-labelledby={group} className="grid gap-2">
            <h2 id={group} className="text-lg">
              {words.groups[group]}
            </h2>
            <DocumentTable rows={rows} />
          </section>
        ))}
      <p className="text-muted">
        <Link to="/vacancies" className="text-accent underline underline-offset-4">
          {words.groups.vacancies}
        </Link>
        : {words.toVacancies}
      </p>
    </div>
  );
}

function matches({ state, problems }: WebsiteRow, filter: Filter | undefined): boolean {
  if (!filter) return true;
  return filter === 'problems' ? problems > 0 : state.is === filter;
}

function nameOf(filter: DocumentState['is'] | 'problems' | undefined): string {
  if (!filter) return words.all;
  return filter === 'problems' ? words.problems : words.state[filter];
}
