import { z } from 'zod';
import { basicPageSchema, words } from '../page.ts';

const category = z.strictObject({
  purpose: words.max(200).describe('What the category is for, in one or two sentences.'),
  entries: z.array(words).describe('What it stores in the browser; empty when it stores nothing.'),
  withoutIt: words.max(160).describe('What changes for a visitor who switches it off.'),
});

export const cookiePreferencesPageSchema = basicPageSchema.extend({
  categories: z.strictObject({
    essential: category,
    analytics: category,
    functional: category,
    marketing: category,
  }),
  policy: words.describe('The label of the link to the cookie policy.'),
});
