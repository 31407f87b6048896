import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers } from '#tests/factories/plan-answers.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { countryOf } from '#domain/edition/editions.ts';
import { defaultAnswers, planCurrencies } from './plan-answers.ts';
import { canonicalPlanQuery, planParameters, planQuery, readPlanQuery } from './plan-query.ts';

const today = '2026-01-01';
const reading = (country: 'GB' | 'CH') => ({ country, today, workingDay: () => today });
const read = (query: string, country: 'GB' | 'CH' = 'GB') =>
  readPlanQuery(catalogue().firm, new URLSearchParams(query), reading(country));

test('an empty address is a plan on the defaults', () => {
  expect(read('')).toEqual({ answers: defaultAnswers(catalogue().firm, 'GB', today), ignored: [] });
});

test('a firm plans where it serves, in the currencies that are paid there', () => {
  const { firm } = catalogue();
  expect(firm.serves).toEqual(['GB', 'DE', 'CH', 'IT', 'AT']);
  expect(planCurrencies(catalogue().firm)).toEqual(['EUR', 'GBP', 'CHF']);
  const swiss = { ...firm, serves: ['CH'] as const };
  expect(planCurrencies(swiss)).toEqual(['CHF']);
  const query = new URLSearchParams('country=DE&currency=GBP');
  const { answers, ignored } = readPlanQuery(swiss, query, reading('GB'));
  expect(answers).toMatchObject({ country: 'CH', salary: { currency: 'CHF' } });
  expect(ignored.map(({ parameter }) => parameter)).toEqual(['country', 'currency']);
});

test('an address states every answer and reads back the same', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const query = planQuery(answers);
      // The answers of the factory reach further than two years; the bound has its own test.
      fc.pre(answers.orderOn < '2027-12-31' && (answers.startOn ?? '') < '2027-12-31');
      expect(readPlanQuery(catalogue().firm, query, reading('GB'))).toEqual({
        answers,
        ignored: [],
      });
    }),
  );
});

test('the canonical query says the same as the one that was asked, and is its own', () => {
  const anyQuery = fc.array(
    fc.tuple(fc.constantFrom(...planParameters, 'utm_source'), fc.oneof(fc.string(), likelyValue)),
  );
  fc.assert(
    fc.property(anyQuery, (parameters) => {
      const query = new URLSearchParams(parameters);
      const canonical = canonicalPlanQuery(catalogue().firm, query, reading('GB'));
      expect(read(String(canonical))).toEqual(read(String(query)));
      expect(String(canonicalPlanQuery(catalogue().firm, canonical, reading('GB')))).toBe(
        String(canonical),
      );
      expect(canonical.has('utm_source')).toBe(false);
    }),
  );
});

const likelyValue = fc.constantFrom(
  'CH',
  'ZH',
  'month',
  '85.000',
  '2',
  'yes',
  '2026-05-01',
  '1999-01-01',
);

test('no address makes the reading fail', () => {
  const anyQuery = fc.array(fc.tuple(fc.constantFrom(...planParameters), fc.string()));
  fc.assert(
    fc.property(anyQuery, (parameters) => {
      const { answers, ignored } = readPlanQuery(
        catalogue().firm,
        new URLSearchParams(parameters),
        reading('CH'),
      );
      expect(answers.hires).toBeGreaterThanOrEqual(1);
      expect(new Set(ignored.map(({ parameter }) => parameter)).size).toBe(ignored.length);
    }),
  );
});

describe('nonsense falls back to the default and is reported', () => {
  test.each([
    ['urgency=now', 'urgency', 'invalid'],
    ['level=boss', 'level', 'invalid'],
    ['confidential=perhaps', 'confidential', 'invalid'],
    ['market=1', 'market', 'invalid'],
    ['hires=0', 'hires', 'invalid'],
    ['hires=21', 'hires', 'invalid'],
    ['hires=1.5', 'hires', 'invalid'],
    ['salary=plenty', 'salary', 'invalid'],
    ['salary=-5', 'salary', 'invalid'],
    ['salary=85000.50', 'salary', 'invalid'],
    ['salary=99999999999', 'salary', 'invalid'],
    ['currency=USD', 'currency', 'invalid'],
    ['period=week', 'period', 'invalid'],
    ['country=FR', 'country', 'invalid'],
    ['country=CH&canton=XX', 'canton', 'invalid'],
    ['order=tomorrow', 'order', 'invalid'],
    ['order=2026-02-30', 'order', 'invalid'],
    ['order=9999-01-01', 'order', 'invalid'],
    ['order=2025-12-31', 'order', 'past'],
    ['start=2025-06-01', 'start', 'past'],
  ])('%s', (query, parameter, code) => {
    const { answers, ignored } = read(query);
    expect(ignored).toEqual([{ parameter, code }]);
    const country = query.includes('country=CH') ? 'CH' : 'GB';
    expect(answers).toEqual(defaultAnswers(catalogue().firm, country, today));
  });
});

test.each(['85000', '85,000', '85.000', "85'000", '85’000', '85 000', ' 85000 '])(
  'the salary %s is 85000',
  (salary) => {
    expect(read(String(new URLSearchParams({ salary }))).answers.salary.amount).toBe(85_000);
  },
);

test('currency and country follow the edition, and the currency follows the country', () => {
  expect(countryOf('en-GB')).toBe('GB');
  expect(countryOf('de-CH')).toBe('CH');
  expect(countryOf('de-AT')).toBe('AT');
  expect(read('', 'CH').answers.salary.currency).toBe('CHF');
  expect(read('country=IT', 'CH').answers.salary.currency).toBe('EUR');
});

test('a canton is left out elsewhere than in Switzerland', () => {
  expect(read('country=DE&canton=ZH')).toMatchObject({ ignored: [] });
  expect(read('country=DE&canton=ZH').answers.canton).toBeUndefined();
  expect(read('country=CH&canton=TI').answers.canton).toBe('TI');
  expect(read('country=CH').answers.canton, 'the terms count a canton’s holidays').toBe('ZH');
});

test('without a stated day the order is placed on the first working day of the country', () => {
  const { answers } = readPlanQuery(catalogue().firm, new URLSearchParams('country=CH&canton=TI'), {
    ...reading('GB'),
    workingDay: (country, canton) => (country === 'CH' && canton === 'TI' ? '2026-01-07' : today),
  });
  expect(answers.orderOn).toBe('2026-01-07');
});
