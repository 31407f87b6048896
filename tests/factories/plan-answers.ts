import * as fc from 'fast-check';
import { addDays } from '#domain/working-time/working-day.ts';
import { countries, cantons } from '#domain/working-time/country.ts';
import { defaultAnswers, type PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Monday, 1 February 2027: a month without holidays in any of our countries. */
export const firstMonday = '2027-02-01';

export function aPlanRequest(given: Partial<PlanAnswers> = {}): PlanAnswers {
  return { ...defaultAnswers(catalogue().firm, 'DE', firstMonday), ...given };
}

export const anyDay = fc
  .integer({ min: 0, max: 3 * 365 })
  .map((count) => addDays('2026-01-01', count));

/** Any answers that the form lets through. */
export const anyAnswers: fc.Arbitrary<PlanAnswers> = fc
  .record({
    urgency: fc.constantFrom('urgent' as const, 'open' as const),
    level: fc.constantFrom('specialist' as const, 'senior' as const),
    confidential: fc.boolean(),
    market: fc.constantFrom('known' as const, 'unknown' as const),
    hires: fc.integer({ min: 1, max: 20 }),
    amount: fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined }),
    currency: fc.constantFrom('CHF' as const, 'EUR' as const, 'GBP' as const),
    period: fc.constantFrom('year' as const, 'month' as const),
    country: fc.constantFrom(...countries),
    canton: fc.constantFrom(...cantons),
    orderOn: anyDay,
    startOn: fc.option(anyDay, { nil: undefined }),
  })
  .map(({ amount, currency, period, canton, startOn, ...answers }) => ({
    ...answers,
    salary: {
      ...(amount === undefined ? {} : { amount }),
      currency,
      // Without an amount the period says nothing, and an address leaves it out.
      period: amount === undefined ? 'year' : period,
    },
    ...(answers.country === 'CH' ? { canton } : {}),
    ...(startOn ? { startOn } : {}),
  }));
