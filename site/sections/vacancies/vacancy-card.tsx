import { memo, useId, useRef, useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { VacancyDetails, VacancySummary } from '../../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { fill } from '../../messages/fill.ts';
import { vacancyPath } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { CardActions } from './card-actions.tsx';
import { Posted } from './posted.tsx';
import { VacancyText } from './vacancy-text.tsx';

const skillsShown = 3;

export const VacancyCard = memo(function VacancyCard({
  vacancy,
  details,
  onMissingDetails,
  onApply,
  locale,
  words,
}: {
  vacancy: VacancySummary;
  details: VacancyDetails | undefined;
  onMissingDetails: () => void;
  onApply: (vacancy: VacancySummary) => void;
  locale: Locale;
  words: Messages['vacancies'];
}) {
  const titleId = useId();
  const { slug, title, location, sector, salary, skills, postedOn, closed } = vacancy;
  const name = (option: string) => words.options[option] ?? option;
  return (
    <li
      className={classNames(
        'grid gap-4 rounded-md border p-5',
        closed ? 'border-dashed border-control bg-sunken text-muted' : 'border-line bg-surface',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3 text-xs text-muted">
        <Posted on={postedOn} locale={locale} />
        {closed && <Badge>{words.card.closed}</Badge>}
      </div>
      <h3 id={titleId} className="min-h-[3lh] text-lg leading-snug">
        <Link
          to={vacancyPath(slug, locale)}
          className="underline-offset-4 hover:underline focus-visible:underline"
        >
          {title}
        </Link>
      </h3>
      <dl className="grid gap-1.5 text-sm">
        <dt className="sr-only">{words.card.location}</dt>
        <dd>{name(location)}</dd>
        <dt className="sr-only">{words.card.salary}</dt>
        <dd className={classNames('font-semibold', !closed && 'text-accent')}>{salary}</dd>
        <dt className="sr-only">{words.card.sector}</dt>
        <dd className="min-h-[3lh] text-xs text-muted">{sector.map(name).join(' · ')}</dd>
      </dl>
      <Skills skills={skills} words={words.card} />
      <CardActions
        vacancy={vacancy}
        describedBy={titleId}
        onApply={onApply}
        locale={locale}
        words={words}
      />
      <Details
        vacancy={vacancy}
        details={details}
        onMissingDetails={onMissingDetails}
        describedBy={titleId}
        locale={locale}
        words={words.card}
      />
    </li>
  );
});

function Skills({
  skills,
  words,
}: {
  skills: readonly string[];
  words: Messages['vacancies']['card'];
}) {
  const more = skills.length - skillsShown;
  return (
    <ul aria-label={words.skills} className="grid gap-1 border-t border-line pt-4 text-xs">
      {skills.slice(0, skillsShown).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {more > 0 && <li className="text-muted">{fill(words.moreSkills, { count: more })}</li>}
    </ul>
  );
}

/** Opens without script. With it, closing returns the page to where it was on opening. */
function Details({
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
    <details className="group border-t border-line" onToggle={() => setWanted(true)}>
      <summary
        aria-describedby={describedBy}
        onClick={toggle}
        className="-mb-2 flex min-h-11 list-none items-center justify-between text-sm font-semibold text-accent group-open:sticky group-open:top-14 group-open:bg-inherit [&::-webkit-details-marker]:hidden"
      >
        <span className="group-open:hidden">{words.more}</span>
        <span className="hidden group-open:inline">{words.less}</span>
        <Icon name="chevron" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      {wanted && (
        <div className="grid gap-5 pt-5 text-sm">
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
