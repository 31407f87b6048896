import { z } from 'zod';
import { editions, type Locale } from './editions.ts';
import { words } from '../page/page.ts';

/** Editions that share their language with another. */
const regionalTags = editions
  .filter(({ language }) => editions.filter((other) => other.language === language).length > 1)
  .map(({ tag }) => tag);

/**
 * Words that differ between the countries that share our German copy, which quotes them as
 * {{regional.name}}. English has one country and needs none.
 */
export const regionalWordsSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z]*$/),
  z.strictObject(Object.fromEntries(regionalTags.map((tag) => [tag, words]))),
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
