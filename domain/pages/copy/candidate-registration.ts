import { z } from 'zod';
import { basicPageSchema, questionSchema, words } from '../page.ts';

export const candidateRegistrationPageSchema = basicPageSchema.extend({
  aside: z.strictObject({
    heading: words.max(60),
    steps: z
      .array(z.strictObject({ name: words.max(50), text: words.max(240) }))
      .min(2)
      .max(4)
      .describe('What becomes of a registration, in order.'),
    more: words.max(60).describe('The link to the answers below the form.'),
  }),
  process: z.strictObject({
    heading: words.max(60),
    introduction: words.max(320),
    stages: z
      .array(
        z.strictObject({
          name: words.max(60),
          text: words.max(320),
          when: words.max(160).describe('When it happens, without a promise that nobody keeps.'),
        }),
      )
      .min(3)
      .max(6),
  }),
  confidentiality: z.strictObject({
    heading: words.max(60),
    introduction: words.max(320),
    points: z
      .array(z.strictObject({ name: words.max(60), text: words.max(320) }))
      .min(2)
      .max(6),
  }),
  questions: z.strictObject({
    heading: words.max(60),
    introduction: words.max(320),
    items: z.array(questionSchema).min(3).max(12),
    onward: z.strictObject({
      vacancies: words.max(60),
      'data-rights': words.max(60),
      contact: words.max(60),
    }),
  }),
});
