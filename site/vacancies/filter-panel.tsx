import type { ReactNode } from 'react';
import type { OptionCounts } from '../../domain/vacancy/count-options.ts';
import { activeFilterCount } from '../../domain/vacancy/filter.ts';
import { defaultQuery, type VacancyQuery } from '../../domain/vacancy/query-string.ts';
import type { Messages } from '../../messages/en.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { FilterGroups } from './filter-groups.tsx';
import { KeywordField } from './keyword-field.tsx';
import { changeQuery } from './use-vacancy-query.ts';

/** Search and filters, the count of results (as children) and what is chosen. */
export function FilterPanel({
  query,
  counts,
  words,
  children,
}: {
  query: VacancyQuery;
  counts: OptionCounts;
  words: Messages['vacancies'];
  children: ReactNode;
}) {
  const active = activeFilterCount(query.filters);
  return (
    <div className="grid gap-5">
      <div className="needs-script grid gap-5">
        <KeywordField query={query} words={words} />
        <details className="group rounded-md border border-line bg-surface">
          <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
            <Icon name="filter" className="size-5 text-accent" />
            {words.filters}
            <span className="label-mono text-accent">
              {fillIn(words.active, { count: active })}
            </span>
            <Icon
              name="chevron"
              className="ml-auto size-5 text-accent transition-transform group-open:rotate-180"
            />
          </summary>
          <FilterGroups filters={query.filters} counts={counts} words={words} />
        </details>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {children}
        <ChosenFilters filters={query.filters} words={words} />
        {(active > 0 || query.keywords) && (
          <Button
            variant="quiet"
            className="needs-script -mx-5 sm:ml-auto"
            onClick={() => changeQuery(() => defaultQuery)}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
