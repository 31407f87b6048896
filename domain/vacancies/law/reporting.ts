import { z } from 'zod';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const isoDay = z.iso.date();

const occupation = z
  .strictObject({
    name: text(200).describe('As the list of the employment service calls it.'),
    avamCode: z
      .string()
      .regex(/^\d{4,16}$/)
      .optional()
      .describe('From the list of occupations of Job-Room, which asks for it.')
      .meta({ title: 'AVAM code' }),
  })
  .meta({ title: 'Occupation' });

export const exceptionReasons = ['fourteen-days', 'registered-seekers', 'internal'] as const;

/**
 * What became of the Swiss duty to report a role before it is advertised. It belongs to the firm:
 * no page, feed, mail or search engine reads it.
 */
export const reportingSchema = z.discriminatedUnion('is', [
  z
    .strictObject({ is: z.literal('to-report'), occupation })
    .describe('Not reported yet: the role is shown nowhere.'),
  z.strictObject({
    is: z.literal('not-listed'),
    occupation,
    checkedOn: isoDay
      .describe('Day on which the official list of the year was looked through.')
      .meta({ title: 'Checked on' }),
  }),
  z
    .strictObject({
      is: z.literal('reported'),
      occupation,
      number: text(64)
        .describe('The number under which the employment service keeps it.')
        .meta({ title: 'Number of the report' }),
      confirmedOn: isoDay
        .describe('Day of the confirmation. The five working days begin on the next one.')
        .meta({ title: 'Confirmed on' }),
      blockedUntil: isoDay
        .optional()
        .describe('Last day of the block, if the employment service names one.')
        .meta({ title: 'Blocked until' }),
      withdrawnOn: isoDay
        .optional()
        .describe('Day on which somebody withdrew it there, once the role had ended.')
        .meta({ title: 'Withdrawn from Job-Room on' }),
    })
    .refine(({ withdrawnOn, confirmedOn }) => !withdrawnOn || withdrawnOn >= confirmedOn, {
      error: 'withdrawnOn is before confirmedOn',
      path: ['withdrawnOn'],
    }),
  z.strictObject({
    is: z.literal('excepted'),
    occupation,
    reason: z
      .enum(exceptionReasons)
      .describe('At most 14 days; found among registered job seekers; filled internally.'),
    note: text(500).describe('What shows that the exception applies.'),
  }),
]);
export type Reporting = z.infer<typeof reportingSchema>;
