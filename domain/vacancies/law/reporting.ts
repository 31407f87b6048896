import { z } from 'zod';
import { type Language, languages } from '#domain/edition/editions.ts';
import { stateOn } from '../vacancy-state.ts';
import type { Vacancy } from '../vacancy.ts';
import type { Firm, FirmEditions } from '#domain/firm/firm.ts';

const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const isoDay = z.iso.date();

const occupation = z
  .strictObject({
    name: text(200).describe('As the employment service’s list names it.'),
    avamCode: z
      .string()
      .regex(/^\d{4,16}$/)
      .optional()
      .describe('From the list of occupations of Job-Room, which asks for it.')
      .meta({ title: 'AVAM code' }),
  })
  .meta({ title: 'Occupation' });

const exceptionReasons = ['fourteen-days', 'registered-seekers', 'internal'] as const;

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
        .describe('The number that the employment service gave the report.')
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
        .describe('Day on which the report was withdrawn there, after the role had ended.')
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

/** Where the Swiss employment service takes reports. A person reports there, and withdraws there. */
export const jobRoomAddress = 'https://www.job-room.ch';

type JobRoomText = { language: Language; title: string; text: string };

/** A role as it is pasted into Job-Room, in each language that the firm publishes. */
export function jobRoomTexts(firm: FirmEditions, vacancy: Vacancy): JobRoomText[] {
  return languages(firm).map((language) => {
    const { title, description, responsibilities, requirements } = vacancy[language];
    const text = [description, list(responsibilities), list(requirements)].join('\n\n');
    return { language, title, text };
  });
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

/**
 * The number of a report that still stands at Job-Room though the role has ended here. What is
 * stored counts: a role that ends during the block is shown to nobody, and its report stands.
 */
export function reportLeft(
  firm: Firm,
  vacancy: Pick<Vacancy, 'state' | 'reporting' | 'location' | 'postedOn'>,
  instant: Date,
): string | undefined {
  const { state, reporting } = vacancy;
  if (reporting?.is !== 'reported' || reporting.withdrawnOn) return undefined;
  const isOver = state.is === 'closed' || state.is === 'withdrawn';
  return isOver || stateOn(firm, vacancy, instant).is === 'closed' ? reporting.number : undefined;
}
