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
  message: z.strictObject({ heading: words.max(60), introduction: words }),
});
