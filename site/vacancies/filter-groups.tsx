import { memo, useId } from 'react';
import type { OptionCounts } from '#domain/vacancies/count-options.ts';
import {
  activeFilterCount,
  filterGroups,
  filterOptions,
  toggleOption,
  type FilterGroup,
  type VacancyFilters,
} from '#domain/vacancies/filter.ts';
import { optionParameter, resultsAtATime } from '#domain/vacancies/query-string.ts';
import { fillIn } from '#words/fill-in.ts';
import type { ListWords } from './list-words.ts';
import { changeQuery } from './query-string.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

/** How many values are chosen; nothing when none is. */
export function ActiveFilters({ filters, words }: { filters: VacancyFilters; words: ListWords }) {
  const count = activeFilterCount(filters);
  return (
    count > 0 && (
      <span className="label-mono text-accent">
        {/* On a phone the search field needs the room. */}
        <span aria-hidden className="sm:hidden">
          {count}
        </span>
        <span className="max-sm:sr-only">{fillIn(words.active, { count })}</span>
      </span>
    )
  );
}

export function FilterGroups({
  firm,
  filters,
  counts,
  words,
}: {
  firm: FirmFilters;
  filters: VacancyFilters;
  counts: OptionCounts;
  words: ListWords;
}) {
  return (
    <div className="grid gap-7">
      {filterGroups.map((group) => (
        <fieldset key={group} className="min-w-0">
          <legend className="label-mono mb-2 text-accent">{words.groups[group]}</legend>
          {filterOptions(firm)[group].map((option) => (
            <Option
              key={option}
              firm={firm}
              group={group}
              option={option}
              name={words.options[option] ?? option}
              count={counts[group].get(option) ?? 0}
              unit={counts[group].get(option) === 1 ? words.countUnit.one : words.countUnit.other}
              chosen={filters[group].includes(option)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

/** There are 66 of them, and a click changes few. */
const Option = memo(function Option({
  firm,
  group,
  option,
  name,
  count,
  unit,
  chosen,
}: {
  firm: FirmFilters;
  group: FilterGroup;
  option: string;
  name: string;
  count: number;
  unit: string;
  chosen: boolean;
}) {
  const id = useId();
  const toggle = () =>
    changeQuery(firm, (query) => ({
      ...query,
      filters: toggleOption(firm, query.filters, group, option),
      limit: resultsAtATime,
    }));
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <input
        type="checkbox"
        id={id}
        {...optionParameter(group, option)}
        checked={chosen}
        onChange={toggle}
        aria-describedby={`${id}-count`}
        className="mt-2 size-4.5 shrink-0 accent-signal"
      />
      <label htmlFor={id} className="min-w-0 grow cursor-pointer py-1.5">
        {name}
      </label>
      <span id={`${id}-count`} className="py-1.5 font-mono text-xs text-muted tabular-nums">
        {count}
        <span className="sr-only"> {unit}</span>
      </span>
    </div>
  );
});
