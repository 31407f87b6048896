import { z } from 'zod';
import { submissionKinds } from '../forms/submission-kind.ts';
import { countries } from '../working-time/country.ts';

const span = z.union([
  z.strictObject({ workingDays: z.number().int().min(0).max(60) }),
  z.strictObject({ workingHours: z.number().int().min(1).max(200) }),
]);

/** When a sender hears from the firm, for each form. */
export const promisesSchema = z.strictObject({
  promises: z.strictObject(
    Object.fromEntries(submissionKinds.map((kind) => [kind, span])) as Record<
      (typeof submissionKinds)[number],
      typeof span
    >,
  ),
  holidays: z
    .partialRecord(z.enum(countries), z.string().regex(/^[A-Z0-9]{1,3}$/))
    .describe(
      'The state, nation or canton whose public holidays count in a country, as ENG or ZH.',
    ),
});
