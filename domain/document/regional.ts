import { z } from 'zod';
import type { Locale } from '../locale/locale.ts';
import { words } from './page.ts';

/**
 * Words that differ between the countries that share our German copy, which quotes them as
 * {{regional.name}}. English has one country and needs none.
 */
export const regionalWordsSchema = z.record(
  z.string().regex(/^[a-z][A-Za-z]*$/),
  z.strictObject({ 'de-DE': words, 'de-CH': words, 'de-AT': words }),
);

export function regionalFacts(
  regional: z.infer<typeof regionalWordsSchema>,
  locale: Locale,
): Record<string, string> {
  if (locale === 'en-GB') return {};
  return Object.fromEntries(
    Object.entries(regional).map(([name, word]) => [`regional.${name}`, word[locale]]),
  );
}
