import { z } from 'zod';
import { industryIds } from '#domain/firm/related-roles.ts';
import { ifOffered } from '#domain/hiring-models/if-offered.ts';
import { oneForEach } from '../one-for-each.ts';
import { basicPageSchema, relatedWordsSchema, words } from '../page.ts';
import { type FirmIndustries, type FirmOffer, perFirm } from '#domain/firm/firm.ts';

const industrySchema = z.strictObject({
  summary: words.max(140).describe('What the sector makes, in one line.'),
  paragraphs: z
    .array(words.max(700))
    .min(2)
    .max(4)
    .describe(
      'What the sector builds and which rules shape its hiring; then how we recruit in it.',
    ),
  roles: z.array(words.max(60)).min(5).max(10),
  standards: z
    .array(
      z.strictObject({
        name: words.max(40).describe('As a specialist would write it.'),
        scope: words.max(70).describe('What it governs, in a few words.'),
      }),
    )
    .min(5)
    .max(9),
  callToAction: words.max(40),
  subject: words.max(80).describe('Fills in the subject of the contact form.'),
});
export type Industry = z.infer<typeof industrySchema>;

export const industriesPageSchema = perFirm((firm: FirmIndustries & FirmOffer) =>
  basicPageSchema.extend({
    indexLabel: words.max(40),
    rolesHeading: words.max(40),
    standardsHeading: words.max(40),
    related: relatedWordsSchema,
    industries: oneForEach(industryIds(firm), industrySchema),
    banner: z.strictObject({
      heading: words.max(90),
      text: words.max(320),
      sprint: ifOffered(firm, ['sprint'], words.max(40)),
      intel: ifOffered(firm, ['intel'], words.max(40)),
    }),
  }),
);
