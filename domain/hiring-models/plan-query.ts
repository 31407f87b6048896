import { z } from 'zod';
import { addDays } from '#domain/working-time/working-day.ts';
import { type Country, cantons, type Canton } from '#domain/working-time/country.ts';
import { currencyOf } from '#domain/edition/format.ts';
import { defaultAnswers, planCurrencies, type PlanAnswers } from './plan-answers.ts';
import type { Firm } from '#domain/firm/firm.ts';

export const maxHires = 20;
const maxSalary = 10_000_000;
/** A plan reaches two years ahead at most. */
const furthestDays = 730;

/** The parameters of a plan's address, one for each question of the form. */
export const planParameters = [
  'urgency',
  'level',
  'confidential',
  'market',
  'hires',
  'salary',
  'currency',
  'period',
  'country',
  'canton',
  'order',
  'start',
] as const;
export type PlanParameter = (typeof planParameters)[number];

/** An answer that could not be used. The plan stands on the default instead. */
export type IgnoredAnswer = { parameter: PlanParameter; code: 'invalid' | 'past' };

/** Grouped by thousands in any way that is customary in our countries, or not at all. */
const wholeAmount = z
  .string()
  .trim()
  .regex(/^(\d+|\d{1,3}([.,'’\s]\d{3})+)$/)
  .transform((text) => Number(text.replace(/\D/g, '')))
  .pipe(z.number().min(1).max(maxSalary));

/**
 * The answers that an address states. What is missing or nonsense falls back to the default, and
 * nonsense is reported. `workingDay` gives the first working day from today in a country.
 */
export function readPlanQuery(
  firm: Pick<Firm, 'serves'>,
  query: URLSearchParams,
  {
    country: ownCountry,
    today,
    workingDay,
  }: {
    country: Country;
    today: string;
    workingDay: (country: Country, canton?: Canton) => string;
  },
): { answers: PlanAnswers; ignored: IgnoredAnswer[] } {
  const ignored: IgnoredAnswer[] = [];
  const own = read('country', z.enum(firm.serves)) ?? ownCountry;
  const { country, canton: ownCanton } = defaultAnswers(firm, own, '');
  const day = z.iso
    .date()
    // The upper bound is checked first, so that the lower one may report the past.
    .refine((value) => value <= addDays(today, furthestDays), { abort: true })
    .refine((value) => value >= today, 'past');
  const canton = ownCanton && (read('canton', z.enum(cantons)) ?? ownCanton);
  const defaults = defaultAnswers(firm, country, workingDay(country, canton));
  const amount = read('salary', wholeAmount);
  const startOn = read('start', day);
  const answers: PlanAnswers = {
    urgency: read('urgency', z.enum(['urgent', 'open'])) ?? defaults.urgency,
    level: read('level', z.enum(['specialist', 'senior'])) ?? defaults.level,
    confidential: read('confidential', z.literal('yes')) === 'yes',
    market: read('market', z.enum(['known', 'unknown'])) ?? defaults.market,
    hires: read('hires', z.coerce.number().int().min(1).max(maxHires)) ?? defaults.hires,
    salary: {
      ...(amount === undefined ? {} : { amount }),
      currency: read('currency', z.enum(planCurrencies(firm))) ?? currencyOf[country],
      period: read('period', z.enum(['year', 'month'])) ?? defaults.salary.period,
    },
    country,
    ...(canton ? { canton } : {}),
    orderOn: read('order', day) ?? defaults.orderOn,
    ...(startOn ? { startOn } : {}),
  };
  return { answers, ignored };

  /** An empty parameter is what a form sends for a question that was left out. */
  function read<Schema extends z.ZodType>(
    parameter: PlanParameter,
    schema: Schema,
  ): z.infer<Schema> | undefined {
    const value = query.get(parameter)?.trim();
    if (!value) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    const past = result.error.issues.some(({ message }) => message === 'past');
    ignored.push({ parameter, code: past ? 'past' : 'invalid' });
    return undefined;
  }
}

/**
 * The same question in one spelling: what the plan does not ask is dropped, and an answer that cannot
 * be used is replaced by one that is reported alike.
 */
export function canonicalPlanQuery(
  firm: Pick<Firm, 'serves'>,
  query: URLSearchParams,
  { country, today }: { country: Country; today: string },
): URLSearchParams {
  const { answers, ignored } = readPlanQuery(firm, query, {
    country,
    today,
    workingDay: () => today,
  });
  const stated = planQuery(answers);
  const given = planParameters.flatMap((name) => {
    const value = query.get(name)?.trim();
    // Not read, so whatever it says changes nothing.
    if (!value || (name === 'canton' && answers.country !== 'CH')) return [];
    const code = ignored.find(({ parameter }) => parameter === name)?.code;
    return [[name, code ? unusable[code] : (stated.get(name) ?? value)]];
  });
  return new URLSearchParams(given);
}

const unusable: Record<IgnoredAnswer['code'], string> = { invalid: 'invalid', past: '1970-01-01' };

/** The address of a plan: every answer is stated, so that it means the same tomorrow. */
export function planQuery(answers: PlanAnswers): URLSearchParams {
  const { urgency, level, confidential, market, hires, salary, country, canton } = answers;
  const parameters: Record<PlanParameter, string | undefined> = {
    urgency,
    level,
    confidential: confidential ? 'yes' : undefined,
    market,
    hires: String(hires),
    salary: salary.amount === undefined ? undefined : String(salary.amount),
    currency: salary.currency,
    period: salary.amount === undefined || salary.period === 'year' ? undefined : salary.period,
    country,
    canton,
    order: answers.orderOn,
    start: answers.startOn,
  };
  const given = planParameters.flatMap((name) => {
    const value = parameters[name];
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(given);
}
