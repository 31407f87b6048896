import { memo, useId } from 'react';
import type { OptionCounts } from '../../domain/vacancy/count-options.ts';
import {
  filterGroups,
  filterOptions,
  type FilterGroup,
  type VacancyFilters,
} from '../../domain/vacancy/filter.ts';
import type { Messages } from '../../messages/en.ts';
import { classNames } from '../../ui/class-names.ts';
import { toggleFilter } from './use-vacancy-query.ts';

/** The long groups have a column each on a wide screen; the short ones share the first. */
const places: Record<FilterGroup, string> = {
  industries: 'nav:col-start-1',
  sectors: 'nav:col-start-2 nav:row-span-4 nav:row-start-1',
  roleCategories: 'nav:col-start-3 nav:row-span-4 nav:row-start-1',
  experience: 'nav:col-start-1',
  workModel: 'nav:col-start-1',
  location: 'nav:col-start-4 nav:row-span-4 nav:row-start-1',
  status: 'nav:col-start-1',
};

/** Groups whose options fit side by side on a telephone. */
const shortNames: readonly FilterGroup[] = ['experience', 'workModel', 'location', 'status'];

export function FilterGroups({
  filters,
  counts,
  words,
}: {
  filters: VacancyFilters;
  counts: OptionCounts;
  words: Messages['vacancies'];
}) {
  return (
    <div className="grid gap-x-10 gap-y-8 border-t border-line px-5 py-6 nav:grid-cols-4 nav:grid-rows-[auto_auto_auto_1fr]">
      {filterGroups.map((group) => (
        <fieldset key={group} className={places[group]}>
          <legend className="label-mono mb-3 text-accent">{words.groups[group]}</legend>
          <div
            className={classNames(
              'grid gap-x-5 sm:grid-cols-3 nav:grid-cols-1',
              shortNames.includes(group) && 'grid-cols-2',
            )}
          >
            {filterOptions[group].map((option) => (
              <Option
                key={option}
                group={group}
                option={option}
                name={words.options[option] ?? option}
                count={counts[group].get(option) ?? 0}
                unit={words.countUnit}
                chosen={filters[group].includes(option)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** There are many, and a click changes few of them at once. */
const Option = memo(function Option({
  group,
  option,
  name,
  count,
  unit,
  chosen,
}: {
  group: FilterGroup;
  option: string;
  name: string;
  count: number;
  unit: string;
  chosen: boolean;
}) {
  const id = useId();
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <input
        type="checkbox"
        id={id}
        checked={chosen}
        onChange={() => toggleFilter(group, option)}
        aria-describedby={`${id}-count`}
        className="mt-2 size-4.5 shrink-0 accent-signal"
      />
      <label htmlFor={id} className="grow cursor-pointer py-1.5">
        {name}
      </label>
      <span id={`${id}-count`} className="py-1.5 font-mono text-xs text-muted tabular-nums">
        {count}
        <span className="sr-only"> {unit}</span>
      </span>
    </div>
  );
});
