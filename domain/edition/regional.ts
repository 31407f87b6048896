import { z } from 'zod';
import { perFirm, type FirmEditions } from '#domain/firm/firm.ts';
import { words } from '#domain/pages/page.ts';
import { knownLocales, type Locale } from './language.ts';
import { clockName } from './edition-clock.ts';
import { languageOf, locales } from './editions.ts';

/**
 * Words that differ between the countries that share a language, which its copy quotes as
 * {{regional.name}}: one for each edition of that language. Those of other editions are not read.
 */
export const regionalWordsSchema = perFirm((firm: FirmEditions) =>
  z.record(
    z.string().regex(/^[a-z][A-Za-z]*$/),
    z.partialRecord(z.enum(knownLocales), words).superRefine((word, context) => {
      const given = Object.keys(word) as Locale[];
      const languages = new Set(given.map(languageOf));
      const missing = locales(firm).filter(
        (locale) => languages.has(languageOf(locale)) && !given.includes(locale),
      );
      for (const locale of missing) context.addIssue(`the word for ${locale} is missing`);
    }),
  ),
);

export function regionalFacts(
  regional: z.infer<ReturnType<typeof regionalWordsSchema>>,
  locale: Locale,
): Record<string, string> {
  const own = Object.entries(regional).flatMap(([name, word]) => {
    const regionalWord = word[locale];
    return regionalWord === undefined ? [] : [[`regional.${name}`, regionalWord]];
  });
  // The clock that promised times follow is known of every edition.
  return { 'regional.officeTime': clockName(locale), ...Object.fromEntries(own) };
}
