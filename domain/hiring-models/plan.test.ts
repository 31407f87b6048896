import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyAnswers, aPlanRequest } from '#tests/factories/plan-answers.ts';
import {
  addDays,
  isWorkingDay,
  workingDayFrom,
  workingDaysBetween,
} from '#domain/working-time/working-day.ts';
import { planFor, type PlanOption } from './plan.ts';
import type { PlanAnswers } from './plan-answers.ts';
import { catalogue } from '#content/catalogue.server.ts';

const holidaysOf = ({ country, canton }: PlanAnswers) =>
  catalogue().firm.publicHolidays(country, canton);

/** Every figure of the terms once more, as the specification writes it. */
const guaranteed: Record<PlanOption['model'], object[]> = {
  contingency: [
    { code: 'no-hire-no-fee' },
    { code: 'replacement-window', weeks: { min: 8, max: 12 }, otherwiseDays: 60 },
  ],
  sprint: [{ code: 'introductions', fewerThan: 3, extraWeeks: 1, refundPercent: 50 }],
  intel: [],
  retained: [{ code: 'replacement-months', months: 6 }],
};

const everyOption = (check: (option: PlanOption, answers: PlanAnswers) => void) =>
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const { recommended, runnerUp } = planFor(catalogue().firm, answers, holidaysOf(answers));
      expect(recommended.model).not.toBe(runnerUp!.model);
      check(recommended, answers);
      check(runnerUp!, answers);
    }),
    { numRuns: 300 },
  );

test('no plan guarantees more than the terms', () => {
  everyOption(({ model, guarantees }) => expect(guarantees).toEqual(guaranteed[model]));
});

test('no plan promises an earlier or later day than the terms', () => {
  const lastDay = { sprint: 10, intel: 4 };
  everyOption(({ model, timeline }, answers) => {
    expect(timeline.kind).toBe(model in lastDay ? 'dated' : 'agreed');
    if (timeline.kind === 'agreed') return;
    const holidays = holidaysOf(answers);
    const [first, last] = [timeline.steps[0]!.from, timeline.steps.at(-1)!.to];
    expect(first >= answers.orderOn).toBe(true);
    expect(workingDaysBetween(first, last, holidays)).toBe(lastDay[model as 'sprint' | 'intel']);
  });
});

test('every date of a timeline is a working day of the country', () => {
  everyOption(({ timeline }, answers) => {
    if (timeline.kind === 'agreed') return;
    for (const { from, to } of timeline.steps) {
      expect(isWorkingDay(from, holidaysOf(answers))).toBe(true);
      expect(isWorkingDay(to, holidaysOf(answers))).toBe(true);
      expect(from <= to).toBe(true);
    }
    for (const day of timeline.holidays) expect(isWorkingDay(day, holidaysOf(answers))).toBe(false);
  });
});

test('a credit never exceeds what was paid, nor outlives its days', () => {
  everyOption(({ model, cost, credit }, answers) => {
    if (!credit) return;
    const paid = cost.payments.map(({ amount }) => amount!);
    expect(credit.amount.max).toBeLessThanOrEqual(sum(paid.map(({ max }) => max)));
    expect(credit.amount.currency).toBe(paid[0]?.currency);
    const dayZero = workingDayFrom(answers.orderOn, holidaysOf(answers));
    expect(credit.lastDay).toBe(addDays(dayZero, model === 'intel' ? 30 : 60));
    if (!credit.next) return;
    const { fee, toPay } = credit.next;
    expect(toPay.min).toBeGreaterThanOrEqual(0);
    expect(fee.max - toPay.max).toBeLessThanOrEqual(credit.amount.max);
    expect(fee.min - toPay.min).toBeLessThanOrEqual(credit.amount.max);
  });
});

test('fees stay within the terms, in the currency of the terms', () => {
  everyOption(({ model, cost: { total, payments } }, { salary, hires }) => {
    const isFixed = model === 'sprint' || model === 'intel';
    expect(total !== undefined).toBe(isFixed || salary.amount !== undefined);
    if (!total) return;
    const perYear = (salary.amount ?? 0) * (salary.period === 'month' ? 12 : 1);
    const [min, max, currency] = {
      contingency: [perYear * hires * 0.15, perYear * hires * 0.25, salary.currency],
      retained: [perYear * hires * 0.15, perYear * hires * 0.25, salary.currency],
      sprint: [3_000 * hires, 4_500 * hires, 'EUR'],
      intel: [990, 990, 'EUR'],
    }[model] as [number, number, string];
    expect(total.currency).toBe(currency);
    expect(Math.abs(total.min - min)).toBeLessThan(1);
    expect(Math.abs(total.max - max)).toBeLessThan(1);
    // Thirds are rounded to whole units.
    expect(Math.abs(sum(payments.map(({ amount }) => amount!.max)) - max)).toBeLessThan(3);
  });
});

test('the runner-up of a plan is reckoned with the same answers', () => {
  const answers = aPlanRequest({ urgency: 'urgent', market: 'unknown' });
  const { recommended, runnerUp } = planFor(catalogue().firm, answers, holidaysOf(answers));
  expect([recommended.model, runnerUp!.model]).toEqual(['sprint', 'intel']);
  expect(runnerUp!.credit?.next).toMatchObject({
    model: 'sprint',
    toPay: { min: 2_010, max: 3_510 },
  });
});

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
