import type { PageCopy } from '#domain/pages/pages.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { candidateProcessPath, pagePath, vacancyFeedPath } from '#domain/address/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

const feeds = [
  ['xml', 'RSS'],
  ['json', 'JSON Feed'],
] as const;

/** For those whose role is not in the list today. */
export function Closing({
  firm,
  copy,
  followWords,
  locale,
}: {
  firm: FirmEditions;
  copy: PageCopy<'vacancies'>['closing'];
  followWords: string;
  locale: Locale;
}) {
  const registration = pagePath(firm, 'candidate-registration', locale);
  return (
    <section className="border-t border-line bg-sunken">
      <div className="container-page grid gap-8 py-14 md:py-20 lg:grid-cols-[1fr_auto] lg:items-end">
        <div>
          <h2 className="text-2xl">{copy.heading}</h2>
          <p className="mt-4 max-w-2xl text-muted">{copy.text}</p>
          <p className="mt-2">
            <TextLink href={candidateProcessPath(firm, locale)} className="inline-block py-1.5">
              {copy.process}
            </TextLink>
          </p>
          <p className="flex flex-wrap items-center gap-x-4">
            <span className="text-muted">{followWords}:</span>
            {feeds.map(([format, name]) => (
              <TextLink
                key={format}
                href={vacancyFeedPath(firm, format, locale)}
                className="inline-block py-1.5"
              >
                {name}
              </TextLink>
            ))}
          </p>
        </div>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={registration} size="lg">
            {copy.sendCv}
          </ButtonLink>
          <ButtonLink href={registration} variant="secondary" size="lg">
            {copy.speak}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
