import { z } from 'zod';
import { knownLanguages, type Language } from './language.ts';
import { languages } from './editions.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** A field for each of the languages. Words of another one are neither asked for nor read. */
export function inLanguages<Schema extends z.ZodType>(
  schema: Schema,
  languages: readonly Language[],
): Record<Language, Schema> {
  return Object.fromEntries(
    knownLanguages.map((language) => [
      language,
      languages.includes(language) ? schema : z.unknown().optional(),
    ]),
  ) as Record<Language, Schema>;
}

/** A field for each language that the firm publishes in. */
export function inEveryLanguage<Schema extends z.ZodType>(
  firm: FirmEditions,
  schema: Schema,
): Record<Language, Schema> {
  return inLanguages(schema, languages(firm));
}
