import { describe, expect, test } from 'vitest';
import { aPlanRequest } from '#tests/factories/plan-answers.ts';
import type { Currency } from '#domain/edition/format.ts';
import { costOf } from './plan-cost.ts';
import { catalogue } from '#content/catalogue.server.ts';

const pay = (
  amount: number | undefined,
  currency: Currency,
  period: 'year' | 'month' = 'year',
) => ({
  ...(amount === undefined ? {} : { amount }),
  currency,
  period,
});

describe('contingency: "success fee as a percentage of base salary on start"', () => {
  test.each<[string, number, Currency, 'year' | 'month', number, number, number]>([
    ['"15 to 25%" of a salary in euro', 80_000, 'EUR', 'year', 1, 12_000, 20_000],
    ['a salary in pounds stays in pounds', 95_000, 'GBP', 'year', 1, 14_250, 23_750],
    ['a salary in francs stays in francs', 140_000, 'CHF', 'year', 1, 21_000, 35_000],
    ['two hires cost twice', 80_000, 'EUR', 'year', 2, 24_000, 40_000],
    ['twenty hires', 60_000, 'GBP', 'year', 20, 180_000, 300_000],
    ['a monthly salary counts twelve times', 7_000, 'EUR', 'month', 1, 12_600, 21_000],
    ['a monthly salary in francs', 11_500, 'CHF', 'month', 3, 62_100, 103_500],
    ['amounts are whole units', 83_333, 'EUR', 'year', 1, 12_500, 20_833],
    ['the smallest salary', 1, 'EUR', 'year', 1, 0, 0],
  ])('%s', (_, amount, currency, period, hires, min, max) => {
    const { total } = costOf(
      catalogue().firm,
      'contingency',
      aPlanRequest({ hires, salary: pay(amount, currency, period) }),
    );
    expect(total).toEqual({ min, max, currency });
  });

  test('"payment on hire only": nothing is due now and all of it on start', () => {
    const cost = costOf(
      catalogue().firm,
      'contingency',
      aPlanRequest({ salary: pay(80_000, 'EUR') }),
    );
    expect(cost.now).toBe('nothing');
    expect(cost.payments).toEqual([{ due: 'start', amount: cost.total }]);
  });

  test('without a salary only the percentage is named', () => {
    const cost = costOf(
      catalogue().firm,
      'contingency',
      aPlanRequest({ salary: pay(undefined, 'GBP') }),
    );
    expect(cost.total).toBeUndefined();
    expect(cost.basis).toEqual({ kind: 'percentage', percent: { min: 15, max: 25 }, hires: 1 });
  });
});

describe('Sprint: "typical fee 3,000 to 4,500 euro, 50% upfront and 50% on delivery"', () => {
  test.each<[string, number, Currency, number, number, number, number]>([
    ['one role', 1, 'EUR', 3_000, 4_500, 1_500, 2_250],
    ['a salary in pounds leaves the fee in euro', 1, 'GBP', 3_000, 4_500, 1_500, 2_250],
    ['a salary in francs leaves the fee in euro', 1, 'CHF', 3_000, 4_500, 1_500, 2_250],
    ['"one role": two roles are two Sprints', 2, 'EUR', 6_000, 9_000, 3_000, 4_500],
    ['five roles', 5, 'GBP', 15_000, 22_500, 7_500, 11_250],
  ])('%s', (_, hires, currency, min, max, nowMin, nowMax) => {
    const cost = costOf(
      catalogue().firm,
      'sprint',
      aPlanRequest({ hires, salary: pay(90_000, currency) }),
    );
    expect(cost.total).toEqual({ min, max, currency: 'EUR' });
    expect(cost.now).toEqual({ min: nowMin, max: nowMax, currency: 'EUR' });
    expect(cost.payments.map(({ due }) => due)).toEqual(['order', 'delivery']);
    expect(cost.payments[1]?.amount).toEqual(cost.now);
  });
});

describe('Intel Lite: "990 euro upfront"', () => {
  test.each<[string, number, Currency]>([
    ['with a salary in euro', 1, 'EUR'],
    ['with a salary in pounds', 1, 'GBP'],
    ['with a salary in francs', 1, 'CHF'],
    ['for several hires in one market', 4, 'EUR'],
  ])('%s', (_, hires, currency) => {
    const fee = { min: 990, max: 990, currency: 'EUR' };
    const cost = costOf(
      catalogue().firm,
      'intel',
      aPlanRequest({ hires, salary: pay(90_000, currency) }),
    );
    expect(cost).toMatchObject({ now: fee, total: fee, payments: [{ due: 'order', amount: fee }] });
  });
});

describe('Retained: "fees in thirds (1/3, 1/3, 1/3)" of "15 to 25%"', () => {
  test.each<[string, number, Currency, number, number, number]>([
    ['in euro', 180_000, 'EUR', 1, 27_000, 9_000],
    ['in pounds', 150_000, 'GBP', 1, 22_500, 7_500],
    ['in francs, for two hires', 240_000, 'CHF', 2, 72_000, 24_000],
    ['a third that is not whole is rounded', 83_333, 'EUR', 1, 12_500, 4_167],
  ])('%s', (_, amount, currency, hires, min, third) => {
    const cost = costOf(
      catalogue().firm,
      'retained',
      aPlanRequest({ hires, salary: pay(amount, currency) }),
    );
    expect(cost.total).toMatchObject({ min, currency });
    expect(cost.payments.map(({ amount }) => amount?.min)).toEqual([third, third, third]);
  });

  test('the terms do not say when a third is due: it is agreed per search', () => {
    const cost = costOf(catalogue().firm, 'retained', aPlanRequest());
    expect(cost.now).toBe('agreed');
    expect(cost.payments).toEqual([{ due: 'agreed' }, { due: 'agreed' }, { due: 'agreed' }]);
  });
});
