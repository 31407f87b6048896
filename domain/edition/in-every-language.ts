import type { z } from 'zod';
import type { Language } from './language.ts';
import { languages } from './editions.ts';
import { inLanguages } from './in-languages.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** A field for each language that the firm publishes in. */
export function inEveryLanguage<Schema extends z.ZodType>(
  firm: FirmEditions,
  schema: Schema,
): Record<Language, Schema> {
  return inLanguages(schema, languages(firm));
}
