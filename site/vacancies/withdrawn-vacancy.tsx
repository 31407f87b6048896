import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

export function WithdrawnVacancy({
  firm,
  locale,
  words,
}: {
  firm: FirmEditions;
  locale: Locale;
  words: Messages['vacancies'];
}) {
  return (
    <section className="on-dark bg-sunken pt-[calc(var(--page-top)+2rem)]">
      <div className="container-page pb-12">
        <h1 className="max-w-4xl text-2xl lg:text-[2.5rem]">{words.page.goneHeading}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{words.page.goneText}</p>
        <ButtonLink className="mt-6" href={pagePath(firm, 'vacancies', locale)}>
          {words.page.back}
        </ButtonLink>
      </div>
    </section>
  );
}
