import type { z } from 'zod';
import type { Language } from './language.ts';
import { languages } from './editions.ts';
import { inLanguages } from './in-languages.ts';

/** A field for each language that the firm publishes in. */
export function inEveryLanguage<Schema extends z.ZodType>(
  schema: Schema,
): Record<Language, Schema> {
  return inLanguages(schema, languages());
}
