import { z } from 'zod';
import type { Language } from '#domain/edition/language.ts';
import { inLanguages } from '#domain/edition/in-languages.ts';
import { pictureNames } from './consultant.ts';

/** What the filter Work model can ask for; `workTypeOf` says which of them a vacancy is. */
const workModelIds = ['Permanent', 'Contract', 'Hybrid', 'Remote'] as const;

/** The lists by which vacancies are described and filtered, each in the order of its filter. */
export function listsSchema(languages: readonly Language[]) {
  const entries = () => listOf(z.strictObject({ id: listId, names: names(languages) }));
  return z.strictObject({
    industries: entries().describe('The filter Industries.'),
    sectors: entries().describe('The filter Sectors.'),
    functions: entries().describe('The filter Role categories.'),
    levels: entries().describe('The filter Experience.'),
    workModels: listOf(
      z.strictObject({ id: z.enum(workModelIds), names: names(languages) }),
    ).describe(
      'The filter Work model. Which role is of which model follows from its contract and workplace.',
    ),
  });
}
export type Lists = z.infer<ReturnType<typeof listsSchema>>;

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

const anchor = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)
  .describe('The anchor of its section, and what other documents call it.');

/** The fields of work that the site presents; sectors and industries are named by their ids. */
export function fieldsSchema({
  languages,
  sectors,
}: {
  languages: readonly Language[];
  sectors: readonly string[];
}) {
  const someSectors = z.array(z.enum(sectors)).max(40);
  return z
    .strictObject({
      industries: listOf(
        z.strictObject({
          id: anchor,
          names: names(languages),
          picture: z.enum(pictureNames),
          sectors: someSectors.describe('Its open roles are those of these sectors.'),
        }),
      ).describe('The sections of the industries page.'),
      pictures: z
        .array(z.strictObject({ picture: z.enum(pictureNames), sectors: someSectors }))
        .max(40)
        .describe('The picture of a role: the first entry that has one of its sectors.'),
      areas: listOf(
        z.strictObject({
          id: anchor,
          sectors: someSectors.describe('Its open roles are those of these sectors.'),
          industries: z.array(anchor).max(20).describe('The industries whose reports concern it.'),
        }),
      ).describe('The sections of the expertise page.'),
    })
    .refine(
      ({ industries, areas }) => {
        const known = new Set(industries.map(({ id }) => id));
        return areas.every((area) => area.industries.every((id) => known.has(id)));
      },
      { error: 'an area names an industry that is not listed', path: ['areas'] },
    );
}
export type Fields = z.infer<ReturnType<typeof fieldsSchema>>;
