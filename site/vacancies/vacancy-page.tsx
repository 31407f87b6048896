import type { ReactNode } from 'react';
import { contactPath, pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { PublicVacancy, VacancySummary } from '#domain/vacancies/summary.ts';
import type { Messages } from '#words/en.ts';
import { fillIn } from '#words/fill-in.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { applyAnchor } from './apply-anchor.ts';
import { VacancyExtras } from './vacancy-extras.tsx';
import { SimilarVacancies } from './similar-vacancies.tsx';
import { VacancyFactsList } from './vacancy-facts-list.tsx';
import { VacancyText } from './vacancy-text.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** Everything about one role, the form to apply for it, and its neighbours. */
export function VacancyPage({
  firm,
  vacancy,
  advertiser,
  similar,
  locale,
  words,
  person,
  share,
  star,
  offer,
  children: form,
}: {
  firm: FirmEditions;
  vacancy: PublicVacancy;
  /** Who advertises, as the law of the workplace requires. */
  advertiser: string;
  similar: readonly VacancySummary[];
  locale: Locale;
  words: Messages['vacancies'];
  /** Who answers questions about it, with a heading. */
  person?: ReactNode;
  /** The share menu, a slot of the Astro page. */
  share?: ReactNode;
  /** Saves the role, and tells of roles like it: slots too. */
  star?: ReactNode;
  offer?: ReactNode;
  /** The application form of an open vacancy. */
  children?: ReactNode;
}) {
  const { title, location, salary, closed } = vacancy;
  const place = words.options[location] ?? location;
  // Near the top of a narrow screen, beside the text of a wide one.
  const actions = !closed && (
    <Actions firm={firm} vacancy={vacancy} place={place} locale={locale} words={words.card} />
  );
  return (
    <>
      <section className="on-dark bg-sunken pt-[calc(var(--page-top)+1.25rem)] md:pt-[calc(var(--page-top)+2rem)]">
        <div className="container-page pb-8 md:pb-10">
          <a
            href={pagePath(firm, 'vacancies', locale)}
            className="mb-5 inline-flex min-h-8 items-center gap-2 text-sm text-muted hover:text-ink"
          >
            <Icon name="arrow" className="size-4 rotate-180" />
            {words.page.back}
          </a>
          <p className="label-mono mb-3 text-accent">{place}</p>
          <h1 className="max-w-4xl text-2xl lg:text-[2.5rem]">{title}</h1>
          <p className="mt-3 text-lg text-muted">{salary}</p>
          {actions && <div className="mt-6 max-w-sm lg:hidden">{actions}</div>}
        </div>
        <div className="graduation -scale-y-100" aria-hidden />
      </section>
      {closed && (
        <div className="border-b border-line bg-surface">
          <div className="container-page py-6">
            <h2 className="text-lg">{words.page.closedHeading}</h2>
            {similar.length > 0 && <p className="mt-1 text-muted">{words.page.closedText}</p>}
          </div>
        </div>
      )}
      <div className="container-page grid gap-x-16 gap-y-12 py-10 md:py-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside className="grid content-start gap-8 lg:sticky lg:top-24 lg:order-last lg:self-start">
          {actions && <div className="hidden lg:block">{actions}</div>}
          <VacancyFactsList vacancy={vacancy} words={words} />
          {person}
          <div className="flex flex-wrap items-center gap-4">
            {share}
            {star}
          </div>
          {offer}
        </aside>
        <div className="grid max-w-3xl content-start gap-10">
          <VacancyText details={vacancy} skills={vacancy.skills} words={words.card} heading="h2" />
          <VacancyExtras vacancy={vacancy} words={words.extras} />
          <p className="text-sm text-muted">{advertiser}</p>
          {!closed && (
            <section
              id={applyAnchor}
              className="rounded-md border border-line bg-surface p-5 sm:p-8"
            >
              <h2 className="mb-10 text-2xl">{words.page.apply}</h2>
              {form}
            </section>
          )}
        </div>
      </div>
      <SimilarVacancies firm={firm} vacancies={similar} locale={locale} words={words} />
    </>
  );
}

function Actions({
  firm,
  vacancy: { slug, title },
  place,
  locale,
  words,
}: {
  firm: FirmEditions;
  vacancy: VacancySummary;
  place: string;
  locale: Locale;
  words: Messages['vacancies']['card'];
}) {
  const subject = fillIn(words.subject, { title, location: place });
  return (
    <div className="grid gap-2">
      <ButtonLink href={`#${applyAnchor}`}>{words.submit}</ButtonLink>
      <ButtonLink variant="secondary" href={contactPath(firm, locale, subject, slug)}>
        {words.apply}
      </ButtonLink>
      <p className="text-center text-xs text-muted">{words.applyNote}</p>
    </div>
  );
}
