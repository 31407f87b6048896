import { vacancyPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { CardWords } from './list-words.ts';
import type { DetailsState } from './use-vacancy-details.ts';
import { VacancyText } from './vacancy-text.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

/**
 * The opened part of a card: a row of its own under the card's row. Cards are placed densely, so
 * neither the card nor its neighbours change their place.
 */
export function CardDetails({
  firm,
  id,
  vacancy: { slug, title, skills },
  details,
  locale,
  words,
}: {
  firm: FirmEditions;
  id: string;
  vacancy: VacancySummary;
  details: DetailsState;
  locale: Locale;
  words: CardWords;
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
          <VacancyText details={text} skills={skills} more={text.more} words={words} heading="h4" />
        </div>
      )}
      {!text && <output className="block">{failed ? words.detailsFailed : words.loading}</output>}
      {(text || failed) && (
        <TextLink href={vacancyPath(firm, slug, locale)}>{words.wholePage}</TextLink>
      )}
    </div>
  );
}
