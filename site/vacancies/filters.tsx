import { memo, type RefObject, useId, useRef, useState } from 'react';
import {
  activeFilterCount,
  type FilterGroup,
  filterGroups,
  filterOptions,
  type OptionCounts,
  toggleOption,
  type VacancyFilters,
} from '#domain/vacancies/filter.ts';
import {
  emptyGroupParameters,
  isFiltered,
  optionParameter,
  resultsAtATime,
  toQueryString,
  type VacancyQuery,
} from '#domain/vacancies/query-string.ts';
import { fillIn } from '#words/fill-in.ts';
import type { ListWords } from './list-words.ts';
import { changeQuery } from './use-vacancy-query.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useHydrated } from '#site/form-kit/form-context.ts';
import { flushSync } from 'react-dom';
import { LinkButton, useLinkButton } from './link-button.tsx';

/** How many values are chosen; nothing when none is. */
function ActiveFilters({ filters, words }: { filters: VacancyFilters; words: ListWords }) {
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

function FilterGroups({
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
  const units = useId();
  const { one, other } = words.countUnit;
  return (
    <div className="grid gap-7">
      {/* Once for all counts: each names its unit by reference. */}
      <span id={`${units}-one`} hidden>
        {one}
      </span>
      <span id={`${units}-other`} hidden>
        {other}
      </span>
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
              units={units}
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
  units,
  chosen,
}: {
  firm: FirmFilters;
  group: FilterGroup;
  option: string;
  name: string;
  count: number;
  /** What the ids of the units begin with. */
  units: string;
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
        aria-describedby={
          count > 0 ? `${id}-count ${units}-${count === 1 ? 'one' : 'other'}` : undefined
        }
        className="mt-2 size-4.5 shrink-0 accent-signal"
      />
      <label htmlFor={id} className="min-w-0 grow cursor-pointer py-1.5">
        {name}
      </label>
      <span id={`${id}-count`} className="py-1.5 font-mono text-xs text-muted tabular-nums">
        {count > 0 && count}
      </span>
    </div>
  );
});

const filterPanelId = 'filters';
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
  onShow,
  words,
}: {
  firm: FirmFilters;
  form: RefObject<HTMLFormElement | null>;
  path: string;
  query: VacancyQuery;
  counts: OptionCounts;
  /** Called instead of the request that the form sends without script. */
  onShow: () => void;
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
        onSubmit={(event) => {
          event.preventDefault();
          onShow();
        }}
        className="border-t border-line px-5 pt-5 pb-6"
      >
        {emptyGroupParameters.map((field) => (
          <input key={field.name} type="hidden" {...field} />
        ))}
        <FilterGroups firm={firm} filters={query.filters} counts={counts} words={words} />
        {/* With script every choice applies at once: the button leads a keyboard to the jobs. */}
        <div
          className={
            useHydrated()
              ? 'sr-only focus-within:not-sr-only'
              : 'sticky bottom-0 -mx-5 mt-4 -mb-6 border-t border-line bg-surface px-5 py-3'
          }
        >
          <Button type="submit" className="w-full">
            {words.show}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** The filters on a narrow screen: a button and the full-height dialog that it opens. */
export function FilterSheet({
  firm,
  query,
  counts,
  matching,
  onClear,
  words,
}: {
  firm: FirmFilters;
  query: VacancyQuery;
  counts: OptionCounts;
  /** How many vacancies match. */
  matching: number;
  onClear: () => void;
  words: ListWords;
}) {
  const headingId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => {
    flushSync(() => setOpen(true));
    sheet.current?.showModal();
  };
  return (
    <>
      <LinkButton
        variant="secondary"
        href={`#${filterPanelId}`}
        aria-haspopup="dialog"
        onPress={show}
        className="h-12.5 shrink-0 lg:hidden"
      >
        <Icon name="filter" className="size-5 text-accent" />
        {words.filters}
        <ActiveFilters filters={query.filters} words={words} />
      </LinkButton>
      <dialog
        ref={sheet}
        aria-labelledby={headingId}
        onClose={() => setOpen(false)}
        className="m-0 h-dvh max-h-none w-full max-w-none bg-surface p-0 text-ink backdrop:bg-black/65"
      >
        {open && (
          // Closes the dialog without a handler.
          <form method="dialog" className="grid h-full grid-rows-[auto_1fr_auto]">
            <header className="flex min-h-16 items-center gap-3 border-b border-line px-5">
              <h2 id={headingId} className="text-xl">
                {words.filters}
              </h2>
              <ActiveFilters filters={query.filters} words={words} />
              <button
                aria-label={words.closeFilters}
                className="-mr-2 ml-auto grid size-11 place-items-center text-muted hover:text-ink"
              >
                <Icon name="close" />
              </button>
            </header>
            <div className="overflow-y-auto overscroll-contain px-5 py-5">
              <FilterGroups firm={firm} filters={query.filters} counts={counts} words={words} />
            </div>
            <footer className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3">
              <Button type="submit" className="grow">
                {fillIn(matching === 1 ? words.showJob : words.showJobs, { count: matching })}
              </Button>
              {isFiltered(query) && (
                <Button variant="quiet" onClick={onClear} className="grow">
                  {words.clear}
                </Button>
              )}
            </footer>
          </form>
        )}
      </dialog>
    </>
  );
}

/** Says what narrows the list; each choice can be taken back here. */
export function ChosenFilters({
  firm,
  query,
  path,
  onRemove,
  words,
}: {
  firm: FirmFilters;
  query: VacancyQuery;
  path: string;
  onRemove: (next: VacancyQuery) => void;
  words: ListWords;
}) {
  const chosen = filterGroups.flatMap((group) =>
    query.filters[group].map((option) => ({
      key: `${group} ${option}`,
      name: words.options[option] ?? option,
      next: {
        ...query,
        filters: toggleOption(firm, query.filters, group, option),
        limit: resultsAtATime,
      },
    })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="flex flex-wrap gap-2">
      {chosen.map(({ key, name, next }) => (
        <li key={key} className="flex">
          <Chip
            name={name}
            label={fillIn(words.remove, { option: name })}
            href={path + toQueryString(next)}
            onPress={() => onRemove(next)}
          />
        </li>
      ))}
    </ul>
  );
}

function Chip({
  name,
  label,
  href,
  onPress,
}: {
  name: string;
  label: string;
  href: string;
  onPress: () => void;
}) {
  return (
    <a
      href={href}
      aria-label={label}
      {...useLinkButton(onPress)}
      className="flex min-h-8 items-center gap-2 rounded-sm border border-control px-2.5 text-xs font-medium hover:border-ink"
    >
      {name}
      <Icon name="close" className="size-3 text-muted" />
    </a>
  );
}
