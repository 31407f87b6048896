import { z } from 'zod';
import { inEveryLanguage } from '../edition/in-every-language.ts';
import {
  experienceLevels,
  industryOptions,
  locationOptions,
  roleCategories,
  sectorOptions,
} from './filter-options.ts';

const isoDay = z.iso.date();
const sentence = z.string().trim().min(1);

const vacancyWords = z.strictObject({
  title: sentence.describe('Job title as an advertisement would print it.'),
  description: sentence.describe('Two or three sentences: the role, its setting, why it exists.'),
  skills: z.array(sentence).min(4).max(9).describe('Short terms; a card shows the first three.'),
  responsibilities: z.array(sentence).min(4).max(7),
  requirements: z.array(sentence).min(4).max(7),
});

export const vacancySchema = z
  .strictObject({
    reference: z
      .string()
      .regex(/^NG-\d{4}$/)
      .describe('The number that a recruiter quotes.'),
    postedOn: isoDay.describe('First day of publication; “2 days ago” is computed from it.'),
    closesOn: isoDay
      .optional()
      .describe('Last day applications are accepted, local time of the workplace.'),
    closed: z.boolean().default(false).describe('True once the role is filled or withdrawn.'),
    location: z.enum(locationOptions),
    remote: z.boolean().describe('True when the role may be done remotely.'),
    workType: z
      .enum(['Permanent', 'Contract', 'Hybrid'])
      .describe('Anything but Permanent is a contract; Hybrid is a contract with office days.'),
    salary: z.strictObject({
      min: z.number().int().positive(),
      max: z.number().int().positive(),
      currency: z.enum(['GBP', 'EUR', 'CHF']),
      period: z.enum(['year', 'day']),
    }),
    sector: z
      .array(z.enum([...industryOptions, ...sectorOptions]))
      .min(2)
      .describe('Both the Industries and the Sectors filter match against this list.'),
    experience: z.enum(experienceLevels),
    roleCategory: z.enum(roleCategories),
    ...inEveryLanguage(vacancyWords),
  })
  .refine(({ salary }) => salary.min < salary.max, { error: 'salary.min is not below salary.max' })
  .refine(({ postedOn, closesOn }) => !closesOn || closesOn >= postedOn, {
    error: 'closesOn is before postedOn',
  });

export type Vacancy = z.infer<typeof vacancySchema> & { slug: string };
