import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { websiteGroups } from '../../domain/document/document-group.ts';
import type { DocumentState, WebsiteRow } from '../../domain/work/website-work.ts';
import { shellWords } from '../../messages/desk-words/shell.ts';
import { websiteWords as words } from '../../messages/desk-words/website.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Button } from '../../ui/button.tsx';
import { denseControlLook } from '../shell/dense-control-look.ts';
import { Failure } from '../shell/failure.tsx';
import { SearchField } from '../shell/search-field.tsx';
import { AddDocument } from './add-document.tsx';
import { DocumentTable } from './document-table.tsx';
import { readWebsite, websiteListKey } from './website-api.ts';

const filters = ['published', 'changed', 'draft', 'scheduled', 'problems'] as const;
type Filter = (typeof filters)[number];

/** Everything that the firm says and is, by group. Search and state stand in the address. */
export function WebsitePage() {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('q') ?? '';
  const filter = filters.find((one) => one === parameters.get('state'));
  const { data, error, refetch } = useQuery({
    queryKey: websiteListKey(search),
    queryFn: () => readWebsite(search),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <Failure onRetry={() => void refetch()} />;
  if (!data) return <p className="p-6 text-muted">{shellWords.loading}</p>;
  const shown = data.rows.filter((row) => matches(row, filter));
  const change = (name: 'q' | 'state', value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="mx-auto grid w-full max-w-7xl grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:p-6">
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
      <search className="flex flex-wrap items-end gap-3">
        <label className="grid min-w-56 grow gap-1 md:max-w-sm">
          <span className="text-xs font-semibold">{words.search}</span>
          <SearchField
            value={search}
            onSearch={(text) => change('q', text)}
            placeholder={words.searchHint}
            className={denseControlLook}
          />
        </label>
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{words.states}</legend>
          {[undefined, ...filters].map((one) => (
            <button
              key={one ?? 'all'}
              type="button"
              aria-pressed={filter === one}
              onClick={() => change('state', one ?? '')}
              className="min-h-9 rounded-sm border border-line bg-surface px-2.5 text-muted hover:border-ink hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {nameOf(one)}{' '}
              <span className="font-mono text-xs tabular-nums">
                {data.rows.filter((row) => matches(row, one)).length}
              </span>
            </button>
          ))}
        </fieldset>
      </search>
      {shown.length === 0 && (
        <div className="grid justify-items-center gap-4 rounded-md border border-line bg-surface p-10">
          <p>{words.none}</p>
          <Button variant="secondary" onClick={() => setParameters({}, { replace: true })}>
            {words.clear}
          </Button>
        </div>
      )}
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
