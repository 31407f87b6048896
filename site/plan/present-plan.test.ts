import { describe, expect, test } from 'vitest';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { readBriefQuery } from '#domain/hiring-models/brief-prefill.ts';
import { defaultAnswers, type PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import { planFor } from '#domain/hiring-models/plan.ts';
import { messagesFor } from '#words/messages.ts';
import { aPlanRequest } from '#tests/factories/plan-answers.ts';
import { presentPlan } from './present-plan.ts';
import type { Wording } from './plan-formats.ts';

const catalogue = sampleContent();

function wordingIn(locale: Locale): Wording {
  const models = catalogue.hiringModels(locale);
  return {
    locale,
    words: catalogue.quote(messagesFor(catalogue.firm, locale), locale).plan,
    modelNames: Object.fromEntries(
      offeredModels(catalogue.firm).map((id) => [id, models[id].name]),
    ) as Wording['modelNames'],
  };
}

const planOf = (answers: PlanAnswers) =>
  planFor(catalogue.firm, answers, catalogue.firm.publicHolidays(answers.country, answers.canton));
const present = (answers: PlanAnswers, locale: Locale) =>
  presentPlan(catalogue.firm, planOf(answers), [], wordingIn(locale));

/** All 16 situations, with and without a salary, for one and for several hires. */
const everySituation: PlanAnswers[] = (['urgent', 'open'] as const).flatMap((urgency) =>
  (['specialist', 'senior'] as const).flatMap((level) =>
    [true, false].flatMap((confidential) =>
      (['known', 'unknown'] as const).flatMap((market) => [
        aPlanRequest({ urgency, level, confidential, market }),
        aPlanRequest({
          urgency,
          level,
          confidential,
          market,
          hires: 3,
          startOn: '2027-06-01',
          salary: { amount: 8_000, currency: 'CHF', period: 'month' },
        }),
      ]),
    ),
  ),
);

describe.each(locales(catalogue.firm))('in %s', (locale) => {
  test('every plan has words for all that it says', () => {
    for (const answers of everySituation) {
      const text = JSON.stringify(present(answers, locale));
      expect(text).not.toMatch(/\{\w+\}|\{\{|undefined|NaN/);
    }
  });

  test('the brief of every plan passes through its address', () => {
    for (const answers of everySituation) {
      const { briefPath } = present(answers, locale);
      const { searchParams, hash } = new URL(briefPath, 'http://localhost');
      const brief = readBriefQuery(catalogue.firm, searchParams);
      expect(brief).toMatchObject({
        employmentType: 'Permanent',
        location: expect.stringMatching(/^(Germany|Deutschland)$/),
        mustHaves: expect.stringContaining('- '),
      });
      expect(offeredModels(catalogue.firm).map((id) => `#${id}-intake`)).toContain(hash);
    }
  });
});

test('a Sprint in England over Easter', () => {
  const { recommended, runnerUp, changes } = present(
    {
      ...defaultAnswers(catalogue.firm, 'GB', '2027-03-22'),
      urgency: 'urgent',
      salary: { amount: 95_000, currency: 'GBP', period: 'year' },
    },
    'en-GB',
  );
  expect(recommended.cost).toEqual({
    now: '€1,500 to €2,250',
    total: '€3,000 to €4,500',
    lines: [
      'Typical fee for one role: €3,000 to €4,500',
      '50% upfront, when you sign: €1,500 to €2,250; 50% on delivery: €1,500 to €2,250',
    ],
  });
  expect(recommended.timeline.steps.at(-1)).toMatchObject({
    name: 'Shortlist',
    day: 'Working day 10',
    isoDate: '2027-04-07',
  });
  expect(recommended.timeline.notes.at(-1)).toContain('26 March 2027');
  expect(runnerUp!.cost.lines[0]).toBe('£95,000 × 15 to 25% = £14,250 to £23,750');
  expect(changes.map(({ model }) => model)).toEqual(['Contingency', 'Retained Executive Search']);
});

test('an Intel Lite in Switzerland: the fee stays in euro and is not set off against francs', () => {
  const { recommended } = present(
    {
      ...defaultAnswers(catalogue.firm, 'CH', '2027-05-03'),
      market: 'unknown',
      salary: { amount: 140_000, currency: 'CHF', period: 'year' },
    },
    'de-CH',
  );
  expect(recommended.cost.now).toMatch(/^EUR\s990$/);
  expect(recommended.credit).toHaveLength(2);
  expect(recommended.credit[0]).toContain('2. Juni 2027');
  expect(recommended.timeline.notes.join(' ')).toContain('6. Mai 2027');
});

test('without a salary the plan shows the fee on a round one, in the currency of the country', () => {
  const { recommended } = present(defaultAnswers(catalogue.firm, 'CH', '2027-05-03'), 'en-GB');
  expect(recommended.cost.lines.join(' ').replaceAll('\u00a0', ' ')).toContain(
    'CHF 15,000 to CHF 25,000 on a salary of CHF 100,000',
  );
});

test('a retained search is reckoned on first-year salary, contingency on base salary', () => {
  const open = defaultAnswers(catalogue.firm, 'GB', '2027-05-04');
  const senior = present({ ...open, level: 'senior' }, 'en-GB');
  expect(senior.recommended.cost.total).toBe('15 to 25% of first-year salary');
  expect(present(open, 'en-GB').recommended.cost.total).toBe('15 to 25% of first-year base salary');
});

test('an order on a Saturday names the day that counts as day 0', () => {
  const { recommended } = present(
    { ...defaultAnswers(catalogue.firm, 'GB', '2027-05-08'), urgency: 'urgent' },
    'en-GB',
  );
  expect(recommended.timeline.notes).toContain(
    'The order date is not a working day, so 10 May 2027 counts as the day of the order (day 0), also for the credit.',
  );
  // 60 days from the Monday, not from the Saturday.
  expect(recommended.credit[0]).toContain('9 July 2027');
});

test('several hires are told that a Sprint is for one role', () => {
  const urgent = {
    ...defaultAnswers(catalogue.firm, 'GB', '2027-05-04'),
    urgency: 'urgent' as const,
  };
  const { sprintEach } = wordingIn('en-GB').words;
  expect(present({ ...urgent, hires: 2 }, 'en-GB').recommended.reasons).toContain(sprintEach);
  expect(present(urgent, 'en-GB').recommended.reasons).not.toContain(sprintEach);
});

test('an earliest start says that notice periods often make it later', () => {
  const answers = { ...defaultAnswers(catalogue.firm, 'GB', '2027-05-04'), startOn: '2027-06-01' };
  const { recommended, runnerUp } = present(answers, 'en-GB');
  for (const option of [recommended, runnerUp!]) {
    expect(option.timeline.notes.at(-1)).toBe(
      'Earliest start you named: 1 June 2027. Notice periods often make it later.',
    );
  }
});

test('answers that were ignored are named by their question', () => {
  const view = presentPlan(
    catalogue.firm,
    planOf(aPlanRequest()),
    [
      { parameter: 'hires', code: 'invalid' },
      { parameter: 'order', code: 'past' },
    ],
    wordingIn('en-GB'),
  );
  expect(view.notices).toEqual([
    'We could not read your answer to “Number of hires” and used the default.',
    'This day has passed, so it was left out: Order date.',
  ]);
});
