import { useRef, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '../../domain/edition/editions.ts';
import type { VacancyDetails, VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { vacancyPath } from '../../domain/address/paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { VacancyText } from './vacancy-text.tsx';

/**
 * Opens without script. With it, a card stays where it is on the screen although it grows into a row
 * of its own, and closing returns the page to where it was on opening.
 */
export function CardDetails({
  vacancy,
  details,
  onMissingDetails,
  describedBy,
  locale,
  words,
}: {
  vacancy: VacancySummary;
  details: VacancyDetails | undefined;
  onMissingDetails: () => void;
  describedBy: string;
  locale: Locale;
  words: Messages['vacancies']['card'];
}) {
  // Prerendered cards carry their text; a card that script paints gets it when it is opened.
  const [wanted, setWanted] = useState(carriesText);
  const openedAt = useRef<number>(undefined);

  const toggle = (event: MouseEvent<HTMLElement>) => {
    const disclosure = event.currentTarget.parentElement as HTMLDetailsElement;
    const card = disclosure.closest('li');
    if (!card) return;
    event.preventDefault();
    if (disclosure.open) {
      disclosure.open = false;
      if (openedAt.current === undefined) return;
      window.scrollTo({ top: openedAt.current, behavior: 'instant' });
      return;
    }
    openedAt.current = window.scrollY;
    const before = card.getBoundingClientRect();
    flushSync(() => setWanted(true));
    disclosure.open = true;
    if (!details) onMissingDetails();
    const after = card.getBoundingClientRect();
    if (after.width === before.width) return;
    // The text now begins beside the top of the card, which the header must not cover.
    const highest = Number.parseFloat(getComputedStyle(card).scrollMarginTop);
    const top = Math.max(before.top, highest);
    window.scrollBy({ top: after.top - top, behavior: 'instant' });
  };

  return (
    <details
      className="group border-t border-line sm:open:border-t-0"
      onToggle={() => setWanted(true)}
    >
      <summary
        aria-describedby={describedBy}
        onClick={toggle}
        className={classNames(
          'flex min-h-12 list-none items-center justify-between text-sm font-semibold text-accent group-open:sticky group-open:top-14 [&::-webkit-details-marker]:hidden',
          // It would not inherit it: between the two stands a box of the browser's own.
          vacancy.closed ? 'bg-sunken' : 'bg-surface',
        )}
      >
        <span className="group-open:hidden">{words.more}</span>
        <span className="hidden group-open:inline">{words.less}</span>
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {wanted && (
        <div className="grid gap-5 pt-3 pb-3 text-sm lg:block lg:columns-2 lg:gap-x-10 lg:*:mb-5 lg:*:break-inside-avoid">
          {details ? (
            <VacancyText details={details} skills={vacancy.skills} words={words} heading="h4" />
          ) : (
            <p>{words.loading}</p>
          )}
          <a
            href={vacancyPath(vacancy.slug, locale)}
            className="font-medium text-accent underline underline-offset-4"
          >
            {words.wholePage}
          </a>
        </div>
      )}
    </details>
  );
}

function carriesText(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.hydrated !== 'true';
}
