import { z } from 'zod';
import { basicPageSchema, heroSchema, linkSchema, words } from '../page.ts';

const sectionIntroduction = z.strictObject({
  eyebrow: words.max(40),
  heading: words.max(90),
  introduction: words.max(320),
});

const audience = z.strictObject({
  prompt: words.max(24).describe('Above the action on the first screen: asks who the visitor is.'),
  label: words.max(30).describe('Who is addressed, in a word or two.'),
  heading: words.max(70),
  text: words.max(320),
  steps: z.array(words.max(140)).min(2).max(4).describe('What happens next, in order.'),
  action: linkSchema,
  otherAction: linkSchema,
});

export const homePageSchema = basicPageSchema.extend({
  hero: heroSchema.omit({ heading: true }).extend({
    headlines: z
      .tuple([words.max(60), words.max(60), words.max(60)])
      .describe('Shown in turn, one with each clip; the first one greets.'),
  }),
  audiences: sectionIntroduction.extend({ employers: audience, candidates: audience }),
  models: sectionIntroduction.extend({
    compare: z.strictObject({
      bestFor: words.max(30),
      fee: words.max(30),
      timeline: words.max(30),
      deliverable: words.max(30),
      guarantee: words.max(30),
    }),
    more: words.max(40).describe('The link below each model.'),
  }),
  vacancies: sectionIntroduction.extend({
    all: linkSchema,
    none: words.max(200).describe('Stands in when no role is open.'),
  }),
  report: z.strictObject({
    eyebrow: words.max(40),
    published: words.max(60).describe('Before the publication date.'),
    open: words.max(40),
    all: linkSchema,
  }),
  closing: z.strictObject({
    heading: words.max(90),
    text: words.max(320),
    action: linkSchema,
    otherAction: linkSchema,
  }),
});
export type HomePage = z.infer<typeof homePageSchema>;
