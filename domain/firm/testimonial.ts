import { z } from 'zod';
import { words } from '#domain/pages/page.ts';

const statement = z.strictObject({
  quote: words.max(420).describe('As agreed, without quotation marks.'),
  attribution: words.max(120).describe('Name, role and organisation, as far as agreed.'),
});

/** A testimonial on the About page: one file in content/testimonials. */
export const testimonialSchema = z.strictObject({
  consent: z
    .strictObject({
      givenOn: z.iso.date(),
      keptAt: words.describe('Where the written consent is filed. Never shown.'),
    })
    .describe('Without it the statement must not be published.'),
  en: statement,
  de: statement.describe('A translation counts as agreed only if the person has seen it.'),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
