import { z } from 'zod';
import { submissionKinds } from '../forms/submission-kind.ts';
import { countries } from '../working-time/country.ts';

const span = z
  .strictObject({
    workingDays: z.number().int().min(0).max(60).optional(),
    workingHours: z.number().int().min(1).max(200).optional(),
  })
  .refine(
    ({ workingDays, workingHours }) => (workingDays === undefined) !== (workingHours === undefined),
    { error: 'either working days or working hours', path: ['workingDays'] },
  );

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
