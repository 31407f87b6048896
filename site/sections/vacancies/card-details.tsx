import { useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { VacancyDetails, VacancySummary } from '../../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { vacancyPath } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { VacancyText } from './vacancy-text.tsx';

/** Opens without script. With it, closing returns the page to where it was on opening. */
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
    if (!disclosure.open) {
      openedAt.current = window.scrollY;
      setWanted(true);
      if (!details) onMissingDetails();
      return;
    }
    if (openedAt.current === undefined) return;
    event.preventDefault();
    disclosure.open = false;
    window.scrollTo({ top: openedAt.current, behavior: 'instant' });
  };

  return (
    <details className="group border-t border-line bg-inherit" onToggle={() => setWanted(true)}>
      <summary
        aria-describedby={describedBy}
        onClick={toggle}
        className="flex min-h-12 list-none items-center justify-between bg-inherit text-sm font-semibold text-accent group-open:sticky group-open:top-14 [&::-webkit-details-marker]:hidden"
      >
        <span className="group-open:hidden">{words.more}</span>
        <span className="hidden group-open:inline">{words.less}</span>
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {wanted && (
        <div className="grid gap-5 pt-3 pb-3 text-sm">
          {details ? (
            <VacancyText details={details} skills={vacancy.skills} words={words} heading="h4" />
          ) : (
            <p>{words.loading}</p>
          )}
          <Link
            to={vacancyPath(vacancy.slug, locale)}
            className="font-medium text-accent underline underline-offset-4"
          >
            {words.wholePage}
          </Link>
        </div>
      )}
    </details>
  );
}

function carriesText(): boolean {
  return typeof document === 'undefined' || document.documentElement.dataset.hydrated !== 'true';
}
