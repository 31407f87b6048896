import { z } from 'zod';
import { basicPageSchema, linkSchema, words } from '../page.ts';

const statement = z.strictObject({
  heading: words.max(40),
  statement: words.max(220).describe('One sentence, set large.'),
  text: words.max(420),
});

export const aboutPageSchema = basicPageSchema.extend({
  mission: statement,
  vision: statement,
  whatWeDo: z.strictObject({ heading: words.max(60), introduction: words.max(320) }),
  values: z.strictObject({
    heading: words.max(60),
    introduction: words.max(320),
    items: z
      .array(
        z.strictObject({
          name: words.max(40),
          text: words.max(320).describe('What we do because of it, not what we are.'),
        }),
      )
      .length(6),
  }),
  people: z
    .strictObject({ heading: words.max(60), introduction: words.max(320) })
    .describe('Shown once content/people has an entry.'),
  testimonials: z
    .strictObject({ heading: words.max(60) })
    .describe('Shown once content/testimonials has an entry.'),
  whyUs: z.strictObject({
    heading: words.max(60),
    introduction: words.max(320),
    reasons: z
      .array(
        z.strictObject({
          claim: words.max(80),
          text: words.max(480).describe('It may name a partner in full.'),
          link: linkSchema.optional().describe('Where the reader can check it.'),
        }),
      )
      .min(4)
      .max(8),
  }),
  closing: z.strictObject({
    heading: words.max(90),
    text: words.max(240),
    callToAction: linkSchema,
  }),
});
