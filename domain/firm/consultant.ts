import { z } from 'zod';
import { inEveryLanguage } from '#domain/edition/in-languages.ts';
import { imageSchema } from '#domain/documents/image.ts';
import { sampleField } from '#domain/documents/samples.ts';
import { words } from '#domain/pages/page.ts';
import { areaIds, openRolesInArea } from './related-roles.ts';
import { type Firm, perFirm } from './firm.ts';

const profile = z.strictObject({
  role: words.max(80),
  text: words.max(420).describe('What this person has done in the field. Facts, no praise.'),
});

/** A consultant: one file in content/people, shown in the order of its names. */
export const consultantSchema = perFirm((firm: Firm) =>
  z.strictObject({
    name: words.max(60),
    agreedOn: z.iso.date().describe('The day on which the person agreed to be shown.'),
    areas: z
      .array(z.enum(areaIds(firm)))
      .max(4)
      .describe('Areas of expertise, for links.'),
    portrait: imageSchema.optional().describe('Shown as a circle; the face in the middle.'),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}$/))
      .max(8)
      .optional()
      .describe('Codes of the languages that the person speaks, as en, de, fr, it.'),
    contact: z
      .strictObject({ email: z.email(), phone: words.max(30).optional() })
      .optional()
      .describe('Shown on the contact page and on adverts in the areas above.'),
    linkedinUrl: z.url().optional().meta({ title: 'LinkedIn address' }),
    sample: sampleField,
    ...inEveryLanguage(firm, profile),
  }),
);
export type Consultant = z.infer<ReturnType<typeof consultantSchema>>;

/** Who answers questions about a role: the first person with a contact in an area of its sectors. */
export function personInCharge(
  firm: Pick<Firm, 'fields'>,
  { sector }: { sector: readonly string[] },
  people: readonly Consultant[],
): Consultant | undefined {
  return people.find(
    ({ contact, areas }) =>
      contact &&
      areas.some((area) => openRolesInArea(firm, area).sectors.some((one) => sector.includes(one))),
  );
}

/** The scenes that the site has pictures of. */
export const pictureNames = [
  'aviation',
  'medtech',
  'pharma',
  'automotive',
  'space',
  'deeptech',
  'infotech',
  'infosec',
] as const;
export type PictureName = (typeof pictureNames)[number];
