import type { Messages } from '#words/en.ts';
import { ButtonLink } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** What a visitor sees when a page could not be rendered: what happened and a way on. */
export function FailureScreen({
  reason,
  home,
  words,
}: {
  /** Status and text, or a message; nothing of our inside. */
  reason: string;
  home: string;
  words: Messages['failure'];
}) {
  return (
    <section
      role="alert"
      className="container-page grid min-h-[80dvh] content-center justify-items-start gap-6 pt-24 pb-16"
    >
      <h1 className="text-3xl">{words.heading}</h1>
      <p className="text-lg text-muted">{reason}</p>
      <div className="flex flex-wrap gap-4">
        {/* An empty address is this page, without its anchor. */}
        <ButtonLink href="">{words.reload}</ButtonLink>
        <ButtonLink href={home} variant="secondary">
          {words.home}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The same in place of an island that throws; its reason is filled in there. */
export function IslandFailure({ words }: { words: Messages['failure'] }) {
  return (
    <section role="alert" className="py-6 [main>astro-island>&]:container-page">
      <div className="grid justify-items-start gap-2 rounded-md border border-l-4 border-danger bg-danger-surface p-4">
        <h2 className="text-xl">{words.heading}</h2>
        <p data-reason className="break-words" />
        {/* An empty address is this page, without its anchor. */}
        <TextLink href="">{words.reload}</TextLink>
      </div>
    </section>
  );
}

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
