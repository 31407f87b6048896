import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Locale } from '../../domain/edition/editions.ts';
import { defaultQuery } from '../../domain/vacancy/query-string.ts';
import type { VacancySummary } from '../../domain/vacancy/summary.ts';
import type { Messages } from '../../messages/en.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { vacancyDetailsPath, vacancyPath } from '../../domain/address/paths.ts';
import { Button } from '../../ui/button.tsx';
import { useApplication, type ApplicationForm } from './application.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useAsOfToday } from './use-as-of-today.ts';
import { useInSight } from './use-in-sight.ts';
import { useVacancyDetails, type DetailsBySlug } from './use-vacancy-details.ts';
import { changeQuery, useVacancyQuery } from './use-vacancy-query.ts';
import { VacancyCard } from './vacancy-card.tsx';

/** How many cards are added at a time, so that a long list stays quick. */
const cardsAtATime = 24;
/** How many answer a click at once, a row of a wide screen. The others follow in the next frame. */
const cardsAtOnce = 4;

/** The filters, the count and the cards. All of it follows the query string. */
export function VacancyList({
  vacancies: listed,
  carriedDetails,
  application,
  locale,
  words,
}: {
  vacancies: readonly VacancySummary[];
  carriedDetails: DetailsBySlug;
  application: ApplicationForm;
  locale: Locale;
  words: Messages['vacancies'];
}) {
  const vacancies = useAsOfToday(listed);
  const complete = Object.keys(carriedDetails).length === vacancies.length;
  const { details, loadAll } = useVacancyDetails(
    carriedDetails,
    complete,
    vacancyDetailsPath(locale),
  );
  const { search, query, matching, counts } = useVacancyQuery(vacancies, details, words.options);
  const { apply, dialog } = useApplication(application, words);
  const { shown, cards, showMore, list } = useSteps(search, matching);
  const results = useRef<HTMLElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (query.keywords) void loadAll();
  }, [query.keywords, loadAll]);

  const clearAndStay = () => {
    changeQuery(() => defaultQuery);
    // The button that had focus goes with the empty state.
    results.current?.focus({ preventScroll: true });
  };
  const next = Math.min(cardsAtATime, matching.length - shown);

  return (
    <div className="container-page py-10 md:py-14">
      <FilterPanel query={query} counts={counts} words={words}>
        <output className="text-sm font-semibold">
          {fillIn(words.showing, { shown: matching.length, total: vacancies.length })}
        </output>
      </FilterPanel>
      <section
        ref={results}
        tabIndex={-1}
        aria-labelledby={headingId}
        className="mt-6 outline-none"
      >
        <h2 id={headingId} className="sr-only">
          {words.results}
        </h2>
        {matching.length === 0 && (
          <div className="grid justify-items-center gap-6 rounded-md border border-line bg-surface px-6 py-16 text-center">
            <p className="text-lg">{words.none}</p>
            <Button onClick={clearAndStay}>{words.clearWhenNone}</Button>
          </div>
        )}
        <ul
          ref={list}
          className="grid grid-flow-dense gap-x-4 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4"
        >
          {cards.map((vacancy) => (
            <VacancyCard
              key={vacancy.slug}
              vacancy={vacancy}
              details={details[vacancy.slug]}
              onMissingDetails={loadAll}
              onApply={apply}
              locale={locale}
              words={words}
            />
          ))}
        </ul>
        {next > 0 && (
          <div className="needs-script mt-6 text-center">
            <Button variant="secondary" size="lg" onClick={showMore}>
              {fillIn(words.showMore, { count: next })}
            </Button>
          </div>
        )}
        <noscript>
          <ul className="mt-8 grid gap-2">
            {matching.slice(shown).map(({ slug, title, location }) => (
              <li key={slug}>
                <a href={vacancyPath(slug, locale)} className="text-accent underline">
                  {title}, {words.options[location] ?? location}
                </a>
              </li>
            ))}
          </ul>
        </noscript>
      </section>
      {dialog}
    </div>
  );
}

/** Which cards are shown; another query starts again from the first ones. */
function useSteps(search: string, matching: readonly VacancySummary[]) {
  const [steps, setSteps] = useState({ search, shown: cardsAtATime });
  const shown = steps.search === search ? steps.shown : cardsAtATime;
  const answer = useMemo(
    () => ({ search, cards: matching.slice(0, shown) }),
    [search, matching, shown],
  );
  const painted = useAfterPaint(answer);
  const list = useRef<HTMLUListElement>(null);
  const inSight = useInSight(list);
  const showMore = useCallback(() => {
    flushSync(() => setSteps({ search, shown: shown + cardsAtATime }));
    // The first of the new cards, or focus would be lost with the button after the last step.
    list.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true });
  }, [search, shown]);

  if (painted.search === search) return { shown, cards: answer.cards, showMore, list };
  // Below an open panel of filters the list is out of sight, and may wait as a whole.
  const cards = inSight ? answer.cards.slice(0, cardsAtOnce) : painted.cards;
  return { shown, cards, showMore, list };
}
