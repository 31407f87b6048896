import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

const offered = ['vacancies', 'candidate-registration', 'employers', 'contact'] as const;

export function NotFound({
  firm,
  locale,
  words,
  navigation,
}: {
  firm: FirmEditions;
  locale: Locale;
  words: Messages['notFound'];
  navigation: Messages['navigation'];
}) {
  return (
    <section className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-24 pb-16">
      <h1 className="text-4xl">{words.heading}</h1>
      <div className="graduation w-full max-w-md" aria-hidden />
      <p className="text-xl">{words.message}</p>
      <ButtonLink href={pagePath(firm, 'home', locale)}>{words.home}</ButtonLink>
      <nav aria-label={words.waysOn} className="mt-4">
        <p className="text-muted">{words.waysOn}</p>
        <ul className="mt-2 grid gap-1">
          {offered.map((page) => (
            <li key={page}>
              <TextLink href={pagePath(firm, page, locale)} className="inline-block py-1.5">
                {navigation[page]}
              </TextLink>
              <span className="text-muted">: {words.offers[page]}</span>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
