import { pagePath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import type { Consultant } from '#domain/firm/consultant.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { Messages } from '#words/en.ts';
import { TextLink } from '#ui/text-link.tsx';
import { languagesSpoken } from '#site/sections/languages-spoken.ts';
import { Portrait } from '#site/sections/portrait.tsx';
import { SectionIntro } from '#site/sections/section-intro.tsx';
import type { FirmEditions } from '#domain/firm/firm.ts';

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
