import { z } from 'zod';
import { currencies } from '#domain/edition/format.ts';
import { inEveryLanguage } from '#domain/edition/in-languages.ts';
import { reportingSchema } from './law/reporting.ts';
import { workplaceKinds } from './engagement.ts';
import { filterOptions } from './filter.ts';
import { referencePattern } from './reference.ts';
import { sampleField } from '#domain/documents/samples.ts';
import { type FirmEditions, perFirm, type SchemaFirm } from '#domain/firm/firm.ts';

const isoDay = z.iso.date();
/** Every text has a maximum: generous for an editor, and a bound for what one request can store. */
const text = (maxLength: number) => z.string().trim().min(1).max(maxLength);
const entry = text(500);
const percent = z.number().int().min(1).max(100);
const inEachLanguage = (firm: FirmEditions, words: z.ZodString) =>
  z.strictObject(inEveryLanguage(firm, words));

const until = isoDay
  .optional()
  .describe('Last day applications are accepted, local time of the workplace.');

const stateSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('draft') }),
  z.strictObject({
    is: z.literal('scheduled'),
    from: isoDay.describe('First day on which the role is shown.'),
    until,
  }),
  z.strictObject({ is: z.literal('open'), until }),
  z.strictObject({ is: z.literal('closed'), on: isoDay.describe('Day it was filled or closed.') }),
  z.strictObject({
    is: z.literal('withdrawn'),
    on: isoDay.describe('Day it was taken off the site; its page answers that it is gone.'),
  }),
]);

const contractSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('permanent') }),
  z.strictObject({ is: z.literal('fixed-term'), months: z.number().int().positive() }),
  z.strictObject({ is: z.literal('day-rate'), months: z.number().int().positive() }),
]);

const vacancyWords = z.strictObject({
  title: text(200).describe(
    'As an advertisement would print it. German titles name all genders: (m/w/d).',
  ),
  description: text(20_000).describe(
    'Two or three sentences: the role, its setting, why it exists.',
  ),
  skills: z.array(entry).min(4).max(9).describe('Short terms; a card shows the first three.'),
  responsibilities: z.array(entry).min(4).max(7).meta({ title: 'What you will do' }),
  requirements: z.array(entry).min(4).max(7).meta({ title: 'What you bring' }),
});

export const vacancySchema = perFirm((firm: SchemaFirm) => {
  const options = filterOptions(firm);
  const sectors = [...new Set([...options.industries, ...options.sectors])];
  return z
    .strictObject({
      reference: z
        .string()
        .regex(referencePattern(firm))
        .describe('The number that a recruiter quotes.'),
      postedOn: isoDay
        .describe('“2 days ago” is computed from it.')
        .meta({ title: 'First day of publication' }),
      state: stateSchema,
      location: z.enum(options.location).meta({ title: 'Place of work' }),
      contract: contractSchema,
      workload: z
        .strictObject({
          min: percent.meta({ title: 'Lowest workload (%)' }),
          max: percent.meta({ title: 'Highest workload (%)' }),
        })
        .optional()
        .describe(
          'In percent of full time, as 80 and 100. Left out: full time. The pay is that of 100.',
        ),
      workplace: z
        .enum(workplaceKinds)
        .describe(
          'Where the work is done. Remote in a city: from home, with the city as its base.',
        ),
      salary: z
        .strictObject({
          min: z.number().int().positive().meta({ title: 'Lowest pay' }),
          max: z.number().int().positive().meta({ title: 'Highest pay' }),
          currency: z.enum(currencies),
          period: z.enum(['year', 'day']).meta({ title: 'Per' }),
        })
        .meta({ title: 'Pay' }),
      thirteenthSalary: z
        .boolean()
        .optional()
        .describe('The pay per year is paid in 13 instalments, as is usual in Switzerland.')
        .meta({ title: 'Thirteenth salary' }),
      minimumPay: z
        .strictObject({
          amount: z.number().int().positive().meta({ title: 'Gross minimum pay' }),
          period: z
            .enum(['year', 'month'])
            .describe('By custom the month.')
            .meta({ title: 'Minimum pay per' }),
          agreement: text(200)
            .optional()
            .describe(
              'The collective agreement that sets it, by its own name. Without one the advert says that the employer pays at least this.',
            )
            .meta({ title: 'Collective agreement', demanded: 'if-one-applies' }),
          overpay: z
            .boolean()
            .describe('Whether the employer is willing to pay more.')
            .meta({ title: 'Willing to pay more' }),
        })
        .optional()
        .describe('Gross minimum pay in the currency of the salary.')
        .meta({ demanded: 'in-austria' }),
      sector: z
        .array(z.enum(sectors))
        .min(2)
        .max(sectors.length)
        .describe('At least an industry and a sector. Both filters match against this list.')
        .meta({ title: 'Industries and sectors' }),
      experience: z.enum(options.experience),
      roleCategory: z.enum(options.roleCategories),
      benefits: z
        .array(inEachLanguage(firm, entry))
        .min(1)
        .max(30)
        .optional()
        .meta({ title: 'What we offer' }),
      interviews: z
        .array(inEachLanguage(firm, entry).extend({ minutes: z.number().int().positive() }))
        .min(1)
        .max(20)
        .optional()
        .describe('In their order, with their durations.')
        .meta({ title: 'Interview stages' }),
      relocation: inEachLanguage(firm, text(2_000))
        .optional()
        .describe('Visa, permit, relocation, travel.')
        .meta({ title: 'Relocation, visa and travel' }),
      confirmedOn: isoDay
        .optional()
        .describe('Day on which the employer last confirmed that the role is open.')
        .meta({ title: 'Confirmed open on' }),
      reporting: reportingSchema
        .optional()
        .describe('Swiss roles: reported before the advert, or why not. Never shown to visitors.')
        .meta({ title: 'Swiss reporting duty' }),
      sample: sampleField,
      ...inEveryLanguage(firm, vacancyWords),
    })
    .refine(({ salary }) => salary.min < salary.max, {
      error: 'salary.min is not below salary.max',
      path: ['salary', 'max'],
    })
    .refine(({ contract, salary }) => (contract.is === 'day-rate') === (salary.period === 'day'), {
      error: 'only a contract by day rate is paid by the day',
      path: ['salary', 'period'],
    })
    .refine(({ workload }) => !workload || workload.min <= workload.max, {
      error: 'workload.min is above workload.max',
      path: ['workload', 'max'],
    })
    .refine(({ contract, thirteenthSalary }) => !thirteenthSalary || contract.is !== 'day-rate', {
      error: 'a contract by day rate has no thirteenth salary',
      path: ['thirteenthSalary'],
    })
    .refine(({ postedOn, state }) => !('until' in state && state.until && state.until < postedOn), {
      error: 'state.until is before postedOn',
      path: ['state', 'until'],
    })
    .refine(({ postedOn, state }) => state.is !== 'scheduled' || state.from === postedOn, {
      error: 'state.from is not postedOn',
      path: ['state', 'from'],
    });
});

export type VacancyContent = z.infer<ReturnType<typeof vacancySchema>>;
export type Vacancy = VacancyContent & { slug: string };
/** With the day of its last revision, unless it was never stored, as in a preview. */
export type PublishedVacancy = Vacancy & { changedOn?: string };
