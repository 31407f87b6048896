import { z } from 'zod';
import { basicPageSchema, linkSchema, words } from '../page.ts';

export const contactPageSchema = basicPageSchema.extend({
  actions: z.array(linkSchema).length(2).describe('The two links below the introduction.'),
  ways: z.strictObject({
    heading: words.max(60),
    email: words,
    general: words,
    candidates: words,
    employers: words,
    phone: words,
    address: words,
    hours: words,
    hoursText: words,
    linkedin: words,
    linkedinText: words,
  }),
  replies: z.strictObject({
    heading: words.max(60),
    times: z
      .array(z.strictObject({ what: words.max(80), when: words.max(160) }))
      .min(2)
      .max(6)
      .describe(
        'How soon we answer, by the way of asking. docs/claims.md says where each is kept.',
      ),
  }),
  message: z.strictObject({ heading: words.max(60), introduction: words }),
});
