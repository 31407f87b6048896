import { z } from 'zod';
import { hiringModelIds } from '../../hiring-model/hiring-model.ts';
import { basicPageSchema, words } from '../page.ts';

const phase = z.strictObject({ name: words.max(30), text: words.max(120) });

export const employersPageSchema = basicPageSchema.extend({
  actions: z.strictObject({ compare: words.max(30), talk: words.max(30) }),
  picker: z.strictObject({ heading: words.max(60), introduction: words, learnMore: words.max(30) }),
  guidance: z.strictObject({
    heading: words.max(40),
    introduction: words,
    cases: z
      .array(z.strictObject({ situation: words.max(120), model: z.enum(hiringModelIds) }))
      .min(4)
      .describe('A situation of the employer and the model that we would choose for it.'),
  }),
  terms: z
    .strictObject({
      bestFor: words,
      fee: words,
      timeline: words,
      deliverable: words,
      places: words,
      exclusivity: words,
      guarantee: words,
    })
    .describe('Names of the terms, beside each model and in the comparison.'),
  sprintTimeline: z.strictObject({
    heading: words.max(60),
    introduction: words,
    day: words.describe('Before a number, as in “Day 2”.'),
    phases: z.strictObject({
      intake: phase,
      calibration: phase,
      sourcing: phase,
      shortlist: phase,
    }),
  }),
  comparison: z.strictObject({
    heading: words.max(60),
    introduction: words,
    term: words.max(20).describe('Heads the column of questions; only read out.'),
    pack: z
      .strictObject({ text: words.max(90), link: words.max(40) })
      .describe('Leads to the talent pack below the comparison; the link says which format it is.'),
  }),
  brief: z.strictObject({
    heading: words.max(60),
    introduction: words,
    nextHeading: words.max(40),
    next: z.array(words).min(2).max(4).describe('What happens once the brief is sent.'),
  }),
});
