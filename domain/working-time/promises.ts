import { z } from 'zod';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { countries } from './country.ts';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const span = z
  .strictObject({
    workingDays: z.number().int().min(0).max(60).optional(),
    workingHours: z.number().int().min(1).max(200).optional(),
    sameDay: z
      .strictObject({
        until: clock.describe('What arrives by this time is answered by closing time.'),
        otherwiseBy: clock.describe('What arrives later is answered by this time of the next day.'),
      })
      .optional()
      .describe('Answered on the working day on which it arrives.'),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    error: 'either working days, or working hours, or the same day',
    path: ['workingDays'],
  });

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
