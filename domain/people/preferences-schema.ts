import { z } from 'zod';
import { knownLanguages } from '#domain/edition/language.ts';
import { isZone, type Preferences } from './preferences.ts';

export const preferencesSchema = z.strictObject({
  language: z.enum(knownLanguages).nullable(),
  zone: z.string().max(64).refine(isZone).nullable(),
  morningMail: z.email().max(254).nullable(),
}) satisfies z.ZodType<Preferences>;
