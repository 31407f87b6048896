import { z } from 'zod';
import { basicPageSchema, words } from '../page.ts';

export const vacanciesPageSchema = basicPageSchema.extend({
  closing: z
    .strictObject({
      heading: words,
      text: words,
      sendCv: words.describe('The link to the registration page.'),
      speak: words.describe('The button to the registration page.'),
      process: words.max(60).describe('The link to what candidates can expect of us.'),
    })
    .describe('Below the list, for those who found no role in it.'),
});
