import { describe, expect, test } from 'vitest';
import { aPlanRequest } from '#tests/factories/plan-answers.ts';
import type { HiringModelId } from './model-figures.ts';
import { creditOf } from './plan.ts';
import { catalogue } from '#content/catalogue.server.ts';

const noHolidays = () => false;
const holidays = (day: string) => day === '2027-02-08' || day === '2027-03-29';
const euro = (min: number, max = min) => ({ min, max, currency: 'EUR' });
const salaryOf = (amount: number, currency: 'EUR' | 'GBP' | 'CHF' = 'EUR') => ({
  amount,
  currency,
  period: 'year' as const,
});

describe('Intel Lite: "credited if the client upgrades to Sprint or a search within 30 days"', () => {
  test.each([
    ['2027-02-01', '2027-03-03'],
    ['2027-12-15', '2028-01-14'],
    ['2028-02-01', '2028-03-02'],
    // The days are calendar days: they run over a change of summer time and may end on a Sunday.
    ['2027-03-19', '2027-04-18'],
  ])('an order on %s is credited until %s', (orderOn, lastDay) => {
    expect(
      creditOf(catalogue().firm, 'intel', 'sprint', aPlanRequest({ orderOn }), noHolidays),
    ).toMatchObject({
      amount: euro(990),
      days: 30,
      lastDay,
      towards: ['sprint', 'contingency', 'retained'],
    });
  });

  test.each([
    // A Saturday before a holiday, and a holiday: the order counts from the next working day.
    ['2027-02-06', '2027-03-11'],
    ['2027-03-29', '2027-04-29'],
  ])('an order on %s, not a working day, is credited until %s', (orderOn, lastDay) => {
    expect(
      creditOf(catalogue().firm, 'intel', 'sprint', aPlanRequest({ orderOn }), holidays)?.lastDay,
    ).toBe(lastDay);
  });

  test.each<[HiringModelId, number, object, object]>([
    ['sprint', 80_000, euro(3_000, 4_500), euro(2_010, 3_510)],
    ['contingency', 80_000, euro(12_000, 20_000), euro(11_010, 19_010)],
    ['retained', 180_000, euro(27_000, 45_000), euro(26_010, 44_010)],
    // The credit is capped by the fee it counts towards.
    ['contingency', 4_000, euro(600, 1_000), euro(0, 10)],
  ])('%s at %d euro: the credit is taken off its fee', (next, amount, fee, toPay) => {
    const credit = creditOf(
      catalogue().firm,
      'intel',
      next,
      aPlanRequest({ salary: salaryOf(amount) }),
      noHolidays,
    );
    expect(credit?.next).toEqual({ model: next, fee, toPay });
  });
});

describe('Sprint: "credited if the client moves to contingent or retained search … within 60 days"', () => {
  test.each([
    ['2027-02-01', '2027-04-02'],
    ['2027-11-15', '2028-01-14'],
    ['2028-01-10', '2028-03-10'],
  ])('an order on %s is credited until %s', (orderOn, lastDay) => {
    expect(
      creditOf(catalogue().firm, 'sprint', 'retained', aPlanRequest({ orderOn }), noHolidays),
    ).toMatchObject({
      amount: euro(3_000, 4_500),
      days: 60,
      lastDay,
      towards: ['contingency', 'retained'],
    });
  });

  test.each<[HiringModelId, object]>([
    ['contingency', euro(7_500, 17_000)],
    ['retained', euro(7_500, 17_000)],
  ])('%s: the fee of the Sprint is taken off', (next, toPay) => {
    const credit = creditOf(
      catalogue().firm,
      'sprint',
      next,
      aPlanRequest({ salary: salaryOf(80_000) }),
      noHolidays,
    );
    expect(credit?.next?.toPay).toEqual(toPay);
  });

  test('"for the same role": each of two Sprints is credited to its own role', () => {
    const answers = aPlanRequest({ hires: 2, salary: salaryOf(80_000) });
    expect(creditOf(catalogue().firm, 'sprint', 'contingency', answers, noHolidays)).toMatchObject({
      amount: euro(6_000, 9_000),
      next: { toPay: euro(15_000, 34_000) },
    });
  });

  test('a Sprint is not credited towards Intel Lite', () => {
    expect(
      creditOf(catalogue().firm, 'sprint', 'intel', aPlanRequest(), noHolidays)?.next,
    ).toBeUndefined();
  });
});

test.each(['GBP', 'CHF'] as const)('nothing is converted into %s', (currency) => {
  const answers = aPlanRequest({ salary: salaryOf(80_000, currency) });
  const credit = creditOf(catalogue().firm, 'sprint', 'contingency', answers, noHolidays);
  expect(credit?.amount.currency).toBe('EUR');
  expect(credit?.next).toBeUndefined();
});

test.each(['contingency', 'retained'] as const)('the terms name no credit for %s', (model) => {
  expect(
    creditOf(
      catalogue().firm,
      model,
      'sprint',
      aPlanRequest({ salary: salaryOf(80_000) }),
      noHolidays,
    ),
  ).toBeUndefined();
});
