import { z } from 'zod';
import { knownLanguages, type Language } from './edition.ts';
import { isLanguage } from './editions.ts';

/** A field for each published language. Words of another one are neither asked for nor read. */
export function inEveryLanguage<Schema extends z.ZodType>(
  schema: Schema,
): Record<Language, Schema> {
  return Object.fromEntries(
    knownLanguages.map((language) => [
      language,
      isLanguage(language) ? schema : z.unknown().optional(),
    ]),
  ) as Record<Language, Schema>;
}
