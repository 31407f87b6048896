import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OptionCounts } from '#domain/vacancies/count-options.ts';
import { isFiltered, type VacancyQuery } from '#domain/vacancies/query-string.ts';
import { fillIn } from '#words/fill-in.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { ActiveFilters, FilterGroups } from './filter-groups.tsx';
import { filterPanelId } from './filter-panel.tsx';
import { LinkButton } from './link-button.tsx';
import type { ListWords } from './list-words.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';

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
