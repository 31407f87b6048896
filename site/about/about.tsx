import type { PageCopy } from '#domain/pages/pages.ts';
import { SectionIntro } from '#site/sections/headings.tsx';
import type { Locale } from '#domain/edition/editions.ts';
import { pagePath } from '#domain/address/paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { Messages } from '#words/en.ts';
import { languagesSpoken, Portrait } from '#site/sections/person-card.tsx';
import type { Testimonial } from '#domain/firm/testimonial.ts';

type Statement = PageCopy<'about'>['vision'] & { text?: string };

/** Mission and vision: one sentence each, set large, and a reason below if there is one. */
export function Purpose({ statements }: { statements: Statement[] }) {
  return (
    <section className="bg-surface">
      <div className="container-page grid gap-x-12 gap-y-6 py-16 md:py-24 lg:grid-cols-2">
        {statements.map(({ heading, statement, text }) => (
          <div
            key={heading}
            className="row-span-4 grid grid-rows-subgrid not-first:mt-8 lg:not-first:mt-0"
          >
            <div className="graduation" aria-hidden />
            <h2 className="label-mono text-accent">{heading}</h2>
            <p className="text-2xl font-semibold tracking-[-0.02em] text-balance">{statement}</p>
            {text && <p className="max-w-xl text-muted">{text}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}

export function Values({ heading, items }: PageCopy<'about'>['values']) {
  return (
    <section className="bg-surface">
      <div className="container-page py-16 md:py-24">
        <h2 className="text-2xl">{heading}</h2>
        <ol className="mt-12 -mb-10 grid gap-x-12 md:grid-cols-2 xl:grid-cols-3">
          {items.map(({ name, text }, at) => (
            <li key={name} className="border-t border-line pt-5 pb-10">
              <p className="label-mono text-accent" aria-hidden>
                {String(at + 1).padStart(2, '0')}
              </p>
              <h3 className="mt-3 text-xl">{name}</h3>
              <p className="mt-3 max-w-xl text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Why us: claims as a ledger, each with the place where it can be checked. */
export function Reasons({
  firm,
  heading,
  introduction,
  reasons,
  locale,
}: PageCopy<'about'>['whyUs'] & { firm: FirmEditions; locale: Locale }) {
  return (
    <section className="on-dark bg-sunken py-16 md:py-24">
      <div className="container-page grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-16">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-2xl">{heading}</h2>
          <p className="mt-5 max-w-md text-lg text-muted">{introduction}</p>
        </header>
        <ul className="border-b border-line">
          {reasons.map(({ claim, text, link }) => (
            <li
              key={claim}
              className="grid gap-x-10 gap-y-2 border-t border-line py-6 md:grid-cols-[2fr_3fr]"
            >
              <h3 className="text-lg">{claim}</h3>
              <div>
                <p className="text-muted">{text}</p>
                {link && (
                  <p className="mt-2">
                    <TextLink
                      href={pagePath(firm, link.page, locale, link.anchor)}
                      className="text-sm"
                    >
                      {link.label}
                    </TextLink>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The consultants, each with the areas of expertise that they recruit in. Nothing without any. */
export function People({
  firm,
  heading,
  introduction,
  people,
  areaNames,
  locale,
  words,
}: PageCopy<'about'>['people'] & {
  firm: FirmEditions;
  people: readonly Consultant[];
  areaNames: Record<string, string>;
  locale: Locale;
  words: Messages['people'];
}) {
  if (people.length === 0) return null;
  return (
    <section className="container-page py-16 md:py-24">
      <SectionIntro heading={heading} introduction={introduction} />
      <ul className="mt-12 grid gap-x-12 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
        {people.map((person) => {
          const { role, text } = wordsIn(person, locale);
          return (
            <li key={person.name} className="border-t border-line pt-5">
              <div className="flex items-center gap-5">
                {person.portrait && <Portrait image={person.portrait} />}
                <div>
                  <h3 className="text-xl">{person.name}</h3>
                  <p className="mt-1 text-sm font-medium">{role}</p>
                  <p className="text-sm text-muted">{languagesSpoken(person, locale, words)}</p>
                </div>
              </div>
              <p className="mt-3 text-muted">{text}</p>
              <ul className="mt-3 flex flex-wrap gap-x-5 text-sm">
                {person.areas.map((area) => (
                  <li key={area}>
                    <TextLink
                      href={pagePath(firm, 'expertise', locale, area)}
                      className="inline-block py-1.5"
                    >
                      {areaNames[area]}
                    </TextLink>
                  </li>
                ))}
                {person.linkedinUrl && (
                  <li>
                    <TextLink
                      href={person.linkedinUrl}
                      rel="noopener"
                      className="inline-block py-1.5"
                    >
                      LinkedIn<span className="sr-only"> {person.name}</span>
                    </TextLink>
                  </li>
                )}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Statements published with consent. Nothing without any. */
export function Testimonials({
  heading,
  testimonials,
  locale,
}: {
  heading: string;
  testimonials: readonly Testimonial[];
  locale: Locale;
}) {
  if (testimonials.length === 0) return null;
  return (
    <section className="bg-surface">
      <div className="container-page py-16 md:py-24">
        <h2 className="text-2xl">{heading}</h2>
        <ul className="mt-10 grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {testimonials.map((testimonial) => {
            const { quote, attribution } = wordsIn(testimonial, locale);
            return (
              <li key={quote}>
                <figure className="border-l-2 border-signal pl-6">
                  <blockquote className="text-lg">{quote}</blockquote>
                  <figcaption className="mt-3 text-sm text-muted">{attribution}</figcaption>
                </figure>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
