import { z } from 'zod';
import { words } from '../page/page.ts';
import { editions, languageOf, locales, type Locale } from './editions.ts';

/**
 * Words that differ between the countries that share a language, which its copy quotes as
 * {{regional.name}}: one for each edition of that language.
 */
export const regionalWordsSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z]*$/),
  z.partialRecord(z.enum(locales), words).superRefine((word, context) => {
    const given = Object.keys(word) as Locale[];
    const languages = new Set(given.map(languageOf));
    const missing = editions.filter(
      ({ tag, language }) => languages.has(language) && !given.includes(tag),
    );
    for (const { tag } of missing) context.addIssue(`the word for ${tag} is missing`);
  }),
);

export function regionalFacts(
  regional: z.infer<typeof regionalWordsSchema>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(regional).flatMap(([name, word]) => {
      const regionalWord = word[locale];
      return regionalWord === undefined ? [] : [[`regional.${name}`, regionalWord]];
    }),
  );
}
