import { z } from 'zod';
import { words } from '../page/page.ts';

const profile = z.strictObject({
  role: words.max(80),
  text: words.max(420).describe('What this person has done in the field. Facts, no praise.'),
});

/** A consultant on the About page: one file in content/people, shown in the order of its names. */
export const consultantSchema = z.strictObject({
  name: words.max(60),
  agreedOn: z.iso.date().describe('The day on which the person agreed to be shown.'),
  areas: z.array(z.string().max(40)).max(4).describe('Areas of expertise, for links.'),
  linkedinUrl: z.url().optional(),
  en: profile,
  de: profile,
});
export type Consultant = z.infer<typeof consultantSchema>;
