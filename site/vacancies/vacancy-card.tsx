import { memo, useId } from 'react';
import type { Locale } from '../../domain/edition/editions.ts';
import type { VacancyDetails, VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { vacancyPath } from '../../domain/address/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CardActions } from './card-actions.tsx';
import { CardDetails } from './card-details.tsx';
import { Posted } from './posted.tsx';

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
  const { slug, title, location, sector, salary, skills, closed } = vacancy;
  const name = (option: string) => words.options[option] ?? option;
  const look = closed
    ? 'border-dashed border-control bg-sunken text-muted'
    : 'border-line bg-surface';
  return (
    // Rows are shared with the neighbours, so that titles, skills and buttons stand in line. Opened,
    // a card takes the width of the list: its text stands beside it, and nothing beside that.
    <li
      className={classNames(
        'group/card row-span-6 grid scroll-mt-[calc(var(--header-height)+1rem)] grid-rows-subgrid gap-y-0 pb-4',
        'sm:has-[[open]]:col-span-full sm:has-[[open]]:row-span-1',
        'sm:has-[[open]]:grid-cols-[2fr_3fr] sm:has-[[open]]:grid-rows-[repeat(4,auto)_1fr] lg:has-[[open]]:grid-cols-[18rem_1fr]',
      )}
    >
      <div
        className={classNames(
          'row-span-5 grid grid-rows-subgrid gap-y-4 rounded-t-md border border-b-0 p-5 pb-4',
          'sm:group-has-[[open]]/card:rounded-tr-none sm:group-has-[[open]]/card:rounded-bl-md sm:group-has-[[open]]/card:border-r-0 sm:group-has-[[open]]/card:border-b',
          look,
        )}
      >
        <div className="flex min-h-7 items-center justify-between gap-3 text-xs text-muted">
          <Posted vacancy={vacancy} locale={locale} />
          {closed && <Badge>{words.card.closed}</Badge>}
        </div>
        <h3 id={titleId} className="text-lg leading-snug">
          <a
            href={vacancyPath(slug, locale)}
            className="underline-offset-4 hover:underline focus-visible:underline"
          >
            {title}
          </a>
        </h3>
        <dl className="grid content-start gap-1.5 text-sm">
          <dt className="sr-only">{words.card.location}</dt>
          <dd>{name(location)}</dd>
          <dt className="sr-only">{words.card.salary}</dt>
          <dd className={classNames('font-semibold', !closed && 'text-accent')}>{salary}</dd>
          <dt className="sr-only">{words.card.sector}</dt>
          <dd className="text-xs text-muted">{sector.map(name).join(' · ')}</dd>
        </dl>
        <Skills skills={skills} words={words.card} />
        <CardActions
          vacancy={vacancy}
          describedBy={titleId}
          onApply={onApply}
          locale={locale}
          words={words}
        />
      </div>
      <div
        className={classNames(
          'self-start rounded-b-md border border-t-0 px-5 pb-2',
          'sm:group-has-[[open]]/card:row-span-5 sm:group-has-[[open]]/card:self-stretch sm:group-has-[[open]]/card:rounded-tr-md sm:group-has-[[open]]/card:rounded-bl-none sm:group-has-[[open]]/card:border-t sm:group-has-[[open]]/card:pb-4',
          look,
        )}
      >
        <CardDetails
          vacancy={vacancy}
          details={details}
          onMissingDetails={onMissingDetails}
          describedBy={titleId}
          locale={locale}
          words={words.card}
        />
      </div>
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
    <ul
      aria-label={words.skills}
      className="grid content-start gap-1 border-t border-line pt-4 text-xs"
    >
      {skills.slice(0, skillsShown).map((skill) => (
        <li key={skill}>{skill}</li>
      ))}
      {more > 0 && <li className="text-muted">{fillIn(words.moreSkills, { count: more })}</li>}
    </ul>
  );
}
