import { vacancyPath } from '../../domain/address/paths.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import type { VacancyExtras as Extras, VacancySummary } from '../../domain/vacancy/summary.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { ListWords } from './list-words.ts';
import type { DetailsState } from './use-vacancy-details.ts';
import { minimumPayText } from './minimum-pay-text.ts';
import { VacancyExtras } from './vacancy-extras.tsx';
import { VacancyText } from './vacancy-text.tsx';

/**
 * The opened part of a card: a row of its own under the card's row. Cards are placed densely, so
 * neither the card nor its neighbours change their place.
 */
export function CardDetails({
  id,
  vacancy: { slug, title, skills, closed },
  details,
  locale,
  words: { card: words, extras: more },
}: {
  id: string;
  vacancy: VacancySummary;
  details: DetailsState;
  locale: Locale;
  words: ListWords;
}) {
  const text = details.is === 'loaded' ? details.bySlug[slug] : undefined;
  // Without a text although loaded: the vacancy was withdrawn since the list was rendered.
  const failed = details.is === 'failed' || (details.is === 'loaded' && !text);
  return (
    <div
      id={id}
      className="col-span-full mb-4 rounded-md border border-l-4 border-accent bg-surface p-5 text-sm text-ink sm:p-6"
    >
      <p className="mb-4 text-base font-semibold max-sm:hidden">{title}</p>
      {text && (
        <div className="gap-x-10 *:mb-5 *:break-inside-avoid md:columns-2">
          <VacancyText details={text} skills={skills} words={words} heading="h4" />
          <VacancyExtras extras={text.extras} words={more} heading="h4" />
          <ExtraFacts extras={text.extras} closed={closed} words={more} />
        </div>
      )}
      {!text && <output className="block">{failed ? words.detailsFailed : words.loading}</output>}
      {(text || failed) && <TextLink href={vacancyPath(slug, locale)}>{words.wholePage}</TextLink>}
    </div>
  );
}

function ExtraFacts({
  extras,
  closed,
  words,
}: {
  extras: Extras;
  closed: boolean;
  words: ListWords['extras'];
}) {
  const facts = [
    [words.minimumPay, minimumPayText(extras, words)],
    [words.closes, extras.closesOn],
    [words.confirmed, closed ? undefined : extras.confirmedOn],
  ].filter(([, fact]) => fact);
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-1.5">
      {facts.map(([term, fact]) => (
        <div key={term} className="flex flex-wrap gap-x-2">
          <dt className="text-muted">{term}</dt>
          <dd className="font-medium">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
