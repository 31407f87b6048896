import { z } from 'zod';
import type { Language } from '#domain/edition/language.ts';
import { pictureNames } from './picture.ts';
import { listOf, names } from './named.ts';

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
