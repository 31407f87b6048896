import { z } from 'zod';
import type { Language } from '#domain/edition/language.ts';
import { inLanguages } from '#domain/edition/in-languages.ts';

/** Its name in each language that the firm publishes in. */
export function names(languages: readonly Language[]) {
  return z.strictObject(inLanguages(z.string().trim().min(1).max(80), languages));
}

/** What everything else calls an entry of a list; forms and webhooks send it. */
export const listId = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe(
    'Other documents, forms and webhooks name it by this. Change it only before it is used.',
  );

/** Entries that are told apart by their ids. */
export function listOf<Entry extends z.ZodType<{ id: string }>>(entry: Entry) {
  return z
    .array(entry)
    .min(1)
    .max(200)
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
      error: 'two entries have the same id',
    });
}
