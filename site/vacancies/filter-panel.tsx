import type { RefObject } from 'react';
import type { OptionCounts } from '#domain/vacancies/count-options.ts';
import { emptyGroupParameters, type VacancyQuery } from '#domain/vacancies/query-string.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#site/form-kit/use-hydrated.ts';
import { ActiveFilters, FilterGroups } from './filter-groups.tsx';
import type { ListWords } from './list-words.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

export const filterPanelId = 'filters';
export const filterFormId = 'filter-form';

/**
 * Beside the list on a wide screen. On a narrow one the sheet takes its place, and until that is
 * live the link to it shows this panel. Its form works without script as a plain GET.
 */
export function FilterPanel({
  firm,
  form,
  path,
  query,
  counts,
  words,
}: {
  firm: FirmFilters;
  form: RefObject<HTMLFormElement | null>;
  path: string;
  query: VacancyQuery;
  counts: OptionCounts;
  words: ListWords;
}) {
  return (
    <details
      open
      id={filterPanelId}
      className="group/panel rounded-md border border-line bg-surface max-lg:hidden max-lg:target:block lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:max-h-[calc(100dvh-var(--header-height)-2rem)] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:open:row-span-2"
    >
      <summary className="sticky top-0 z-10 flex min-h-12 list-none items-center gap-3 rounded-md bg-surface px-5 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon name="filter" className="size-5 text-accent" />
        {words.filters}
        <ActiveFilters filters={query.filters} words={words} />
        <Icon
          name="chevron"
          className="ml-auto size-4 text-accent transition-transform group-open/panel:rotate-180"
        />
      </summary>
      <form
        ref={form}
        id={filterFormId}
        action={path}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="border-t border-line px-5 pt-5 pb-6"
      >
        {emptyGroupParameters.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <FilterGroups firm={firm} filters={query.filters} counts={counts} words={words} />
        {!useHydrated() && (
          <div className="sticky bottom-0 -mx-5 mt-4 -mb-6 border-t border-line bg-surface px-5 py-3">
            <Button type="submit" className="w-full">
              {words.show}
            </Button>
          </div>
        )}
      </form>
    </details>
  );
}
