import { z } from 'zod';
import { knownLocales } from './language.ts';

const editionSchema = z.strictObject({
  tag: z
    .enum(knownLocales)
    .describe('Language and country, as de-CH: whose office hours, holidays and law apply.'),
  prefix: z
    .string()
    .regex(/^([a-z]{2}(-[a-z]{2})?)?$/)
    .describe('First segment of every address; empty for the edition at the root.'),
  name: z.string().trim().min(1).max(40).describe('As its readers call it.'),
  shortName: z.string().trim().min(1).max(4).describe('For the language menu of small screens.'),
  ownCurrencyFirst: z
    .boolean()
    .optional()
    .describe('Whether vacancies paid in the currency of its country are listed first.'),
});
export type Edition = z.infer<typeof editionSchema>;

/** Every edition of the site; the first one is the default. */
export const editionsSchema = z.strictObject({
  editions: z
    .array(editionSchema)
    .min(1)
    .refine((rows) => rows[0]?.prefix === '', {
      error: 'the first edition has the empty prefix',
      path: [0, 'prefix'],
    })
    .refine((rows) => new Set(rows.map(({ prefix }) => prefix)).size === rows.length, {
      error: 'two editions have the same prefix',
    })
    .refine((rows) => new Set(rows.map(({ tag }) => tag)).size === rows.length, {
      error: 'two editions have the same tag',
    }),
});
