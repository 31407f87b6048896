import { memo, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { vacancyPath } from '#domain/address/paths.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { fillIn } from '#words/fill-in.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { Receipt } from '#site/form-kit/send-submission.ts';
import { CardActions } from './card-actions.tsx';
import { CardDetails } from './card-details.tsx';
import { CardFacts } from './card-facts.tsx';
import type { CardWords, ListWords } from './list-words.ts';
import type { DetailsState } from './use-vacancy-details.ts';

const skillsShown = 3;

export const VacancyCard = memo(function VacancyCard({
  firm,
  vacancy,
  details,
  onOpen,
  onApply,
  receipt,
  locale,
  words,
}: {
  firm: FirmEditions;
  vacancy: VacancySummary;
  details: DetailsState;
  onOpen: () => void;
  onApply: (vacancy: VacancySummary) => void;
  receipt: Receipt | undefined;
  locale: Locale;
  words: ListWords;
}) {
  const id = useId();
  /** Where the page was scrolled to when the card was opened. */
  const [openedAt, setOpenedAt] = useState<number>();
  const open = openedAt !== undefined;
  const { slug, title, postedOn, posted, skills, closed, salary } = vacancy;

  const toggle = () => {
    if (!open) {
      setOpenedAt(window.scrollY);
      onOpen();
      return;
    }
    flushSync(() => setOpenedAt(undefined));
    window.scrollTo({ top: openedAt, behavior: 'instant' });
  };

  return (
    <li className="contents">
      {/* Rows are shared with the neighbours, so that titles, skills and buttons stand in line. */}
      <article
        aria-labelledby={`${id}-title`}
        className={classNames(
          'row-span-5 mb-4 grid grid-rows-subgrid gap-y-4 rounded-md border p-5 pb-3',
          closed && 'border-dashed bg-sunken text-muted',
          !closed && 'bg-surface',
          open ? 'border-accent' : closed ? 'border-control' : 'border-line',
        )}
      >
        <div className="flex min-h-6 items-center justify-between gap-3 text-xs text-muted">
          <time dateTime={postedOn}>{posted}</time>
          {closed && <Badge>{words.card.closed}</Badge>}
          <button
            type="button"
            className="star"
            data-star={slug}
            value={salary}
            aria-label={words.card.save}
            aria-describedby={`${id}-title`}
          />
        </div>
        <h3 id={`${id}-title`} className="text-lg leading-snug">
          <a
            href={vacancyPath(firm, slug, locale)}
            className="underline-offset-4 hover:underline focus-visible:underline"
          >
            {title}
          </a>
        </h3>
        <CardFacts vacancy={vacancy} words={words} />
        <Skills skills={skills} words={words.card} />
        <CardActions
          firm={firm}
          vacancy={vacancy}
          describedBy={`${id}-title`}
          receipt={receipt}
          open={open}
          detailsId={`${id}-details`}
          onToggle={toggle}
          onApply={onApply}
          locale={locale}
          words={words}
        />
      </article>
      {open && (
        <CardDetails
          firm={firm}
          id={`${id}-details`}
          vacancy={vacancy}
          details={details}
          locale={locale}
          words={words.card}
        />
      )}
    </li>
  );
});

function Skills({ skills, words }: { skills: readonly string[]; words: CardWords }) {
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
