import { z } from 'zod';
import { areaIds } from '#domain/firm/related-roles.ts';
import { ifOffered } from '#domain/hiring-models/if-offered.ts';
import { oneForEach } from '../one-for-each.ts';
import { basicPageSchema, relatedWordsSchema, words } from '../page.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';

const areaSchema = z.strictObject({
  name: words.max(40),
  summary: words.max(180).describe('Always visible, one sentence.'),
  scope: words.max(520).describe('What the work consists of and where it is difficult.'),
  roles: z.array(words.max(60)).min(4).max(7),
  frameworks: z.array(words.max(60)).min(4).max(8),
  question: words
    .max(180)
    .describe('A question that we ask candidates and that only experience can answer.'),
});
export type ExpertiseArea = z.infer<typeof areaSchema>;

const start = z.strictObject({ text: words.max(240), callToAction: words.max(40) });

export const expertisePageSchema = perFirm((firm: Firm) =>
  basicPageSchema.extend({
    areasHeading: words.max(60),
    areasIntroduction: words.max(320),
    rolesHeading: words.max(40),
    frameworksHeading: words.max(40),
    questionHeading: words.max(40),
    related: relatedWordsSchema,
    areas: oneForEach(areaIds(firm), areaSchema),
    models: z.strictObject({ heading: words.max(60), introduction: words.max(320) }),
    start: ifOffered(
      firm,
      ['sprint', 'intel'],
      z.strictObject({
        heading: words.max(90),
        sprint: ifOffered(firm, ['sprint'], start),
        intel: ifOffered(firm, ['intel'], start),
      }),
    ),
  }),
);
