import { z } from 'zod';
import { basicPageSchema, words } from '../page.ts';

export const candidateRegistrationPageSchema = basicPageSchema.extend({
  aside: z.strictObject({
    heading: words.max(60),
    steps: z
      .array(z.strictObject({ name: words.max(50), text: words.max(240) }))
      .min(2)
      .max(4)
      .describe('What becomes of a registration, in order.'),
  }),
});
