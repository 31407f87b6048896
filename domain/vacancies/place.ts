import { z } from 'zod';
import type { Language } from '#domain/edition/language.ts';
import { listId, listOf, names } from '#domain/firm/lists.ts';
import { cantons, countries } from '#domain/working-time/country.ts';

const town = (languages: readonly Language[]) =>
  z.strictObject({
    is: z.literal('town'),
    id: listId,
    names: names(languages),
    region: z.string().trim().min(1).max(80).describe('For search engines, as “Bavaria”.'),
    country: z.enum(countries).describe('Whose law and clock apply.'),
    postcode: z
      .string()
      .trim()
      .min(1)
      .max(12)
      .optional()
      .describe(
        'Of the town centre, for search engines and job boards; in Britain only the first half.',
      ),
    canton: z
      .enum(cantons)
      .optional()
      .describe('Of a Swiss town: its public holidays count for the reporting duty.'),
    zone: z
      .string()
      .regex(/^[A-Za-z_]+\/[A-Za-z_/]+$/)
      .optional()
      .describe('Time zone, as Europe/Zurich; that of the country unless given.'),
  });

const remote = (languages: readonly Language[]) =>
  z.strictObject({
    is: z.literal('remote'),
    id: listId,
    names: names(languages),
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(60)
      .describe('The countries, in two letters, from which the work may be done.'),
  });

/** Where roles are advertised, in the order of the filter. */
export function placesSchema(languages: readonly Language[]) {
  return z.strictObject({
    places: listOf(z.discriminatedUnion('is', [town(languages), remote(languages)])),
  });
}
export type Place = z.infer<ReturnType<typeof placesSchema>>['places'][number];
