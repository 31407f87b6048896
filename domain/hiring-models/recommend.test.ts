import { describe, expect, test } from 'vitest';
import type { HiringModelId } from './model-figures.ts';
import type { Situation } from './plan-answers.ts';
import { recommend, type Change } from './recommend.ts';
import { catalogue } from '#content/catalogue.server.ts';

// The specification says which model fits; the About page says what decides a tie.
const contingency = 'contingency is "for non-urgent roles"';
const sprint = 'the Sprint is for "one urgent role"';
const intel = 'Intel Lite is "a market-proof product"';
const retained = 'Retained is "for senior or confidential hires"';
const smaller = '"We propose the smallest model that will do the job"';

type Row = [string, Situation, HiringModelId, HiringModelId];

/** Every combination of the four answers that decide. */
const rows: Row[] = [
  [contingency, situation('open specialist public known'), 'contingency', 'sprint'],
  [intel, situation('open specialist public unknown'), 'intel', 'contingency'],
  [retained, situation('open specialist confidential known'), 'retained', 'contingency'],
  [retained, situation('open specialist confidential unknown'), 'retained', 'intel'],
  [retained, situation('open senior public known'), 'retained', 'contingency'],
  [smaller, situation('open senior public unknown'), 'intel', 'retained'],
  [retained, situation('open senior confidential known'), 'retained', 'contingency'],
  [retained, situation('open senior confidential unknown'), 'retained', 'intel'],
  [sprint, situation('urgent specialist public known'), 'sprint', 'contingency'],
  [sprint, situation('urgent specialist public unknown'), 'sprint', 'intel'],
  [retained, situation('urgent specialist confidential known'), 'retained', 'sprint'],
  [retained, situation('urgent specialist confidential unknown'), 'retained', 'intel'],
  [smaller, situation('urgent senior public known'), 'sprint', 'retained'],
  [smaller, situation('urgent senior public unknown'), 'sprint', 'retained'],
  [retained, situation('urgent senior confidential known'), 'retained', 'sprint'],
  [retained, situation('urgent senior confidential unknown'), 'retained', 'intel'],
];

describe.each(rows)('%s: %j', (_, answers, first, second) => {
  const recommendation = recommend(catalogue().firm, answers);

  test(`${first} is recommended, ${second} comes second`, () => {
    expect([recommendation.model, recommendation.runnerUp!.model]).toEqual([first, second]);
  });

  test('both have reasons, and the runner-up says why it is second', () => {
    expect(recommendation.reasons).not.toEqual([]);
    expect(recommendation.runnerUp!.reasons).not.toEqual([]);
    expect(recommendation.runnerUp!.drawbacks).not.toEqual([]);
  });

  test('a retained search for an urgent role says that it has no date', () => {
    const { drawbacks, runnerUp } = recommendation;
    const said = first === 'retained' ? drawbacks : runnerUp!.drawbacks;
    const retainedSearch = first === 'retained' || second === 'retained';
    expect(said.includes('no-date')).toBe(retainedSearch && answers.urgency === 'urgent');
  });

  test('each change that it names leads to the model that it names', () => {
    for (const { to, model } of recommendation.changes) {
      expect(model).not.toBe(first);
      expect(recommend(catalogue().firm, { ...answers, ...changed(to) }).model).toBe(model);
    }
  });

  test('no other single answer leads elsewhere', () => {
    const named = recommendation.changes.map(({ to }) => to);
    for (const to of all.filter((to) => !named.includes(to))) {
      expect(recommend(catalogue().firm, { ...answers, ...changed(to) }).model).toBe(first);
    }
  });
});

test.each<[string, string, string[]]>([
  ['"for non-urgent roles"', 'open specialist public known', ['not-urgent']],
  [
    '"3 to 5 interview-ready introductions by day 10"',
    'urgent specialist public known',
    ['shortlist-date'],
  ],
  [
    '"for senior or confidential hires"',
    'open senior confidential known',
    ['senior', 'confidential'],
  ],
])('the reasons quote %s', (_, answers, reasons) => {
  expect(recommend(catalogue().firm, situation(answers)).reasons).toEqual(
    expect.arrayContaining(reasons),
  );
});

test('a list of names speaks against a confidential search, because those named may ask who received it', () => {
  for (const [, answers] of rows) {
    const { model, runnerUp } = recommend(catalogue().firm, answers);
    if (runnerUp!.model !== 'intel') continue;
    expect(model).not.toBe('intel');
    expect(runnerUp!.drawbacks.includes('named-may-ask')).toBe(answers.confidential);
    expect(runnerUp!.drawbacks.includes('no-introductions')).toBe(answers.urgency === 'urgent');
  }
});

test('a role that is not confidential gets no reason of confidentiality', () => {
  for (const [, answers] of rows.filter(([, { confidential }]) => !confidential)) {
    const { reasons, runnerUp } = recommend(catalogue().firm, answers);
    expect([...reasons, ...runnerUp!.reasons]).not.toContain('confidential');
    expect(runnerUp!.drawbacks).not.toContain('not-for-confidential');
  }
});

test('a reason is given where the answer to it was, and nowhere else', () => {
  for (const urgency of ['urgent', 'open'] as const) {
    for (const market of ['known', 'unknown'] as const) {
      for (const confidential of [true, false]) {
        const answers = { urgency, level: 'specialist', confidential, market } as const;
        const { model, reasons, runnerUp } = recommend(catalogue().firm, answers);
        const said = [{ model, reasons }, runnerUp!];
        for (const one of said.filter(({ model: id }) => id === 'sprint')) {
          expect(one.reasons.includes('urgent-role')).toBe(urgency === 'urgent');
        }
        for (const one of said.filter(({ model: id }) => id === 'intel')) {
          expect(one.reasons.includes('market-unknown')).toBe(market === 'unknown');
        }
      }
    }
  }
});

const all: Change['to'][] = [
  'urgent',
  'open',
  'specialist',
  'senior',
  'confidential',
  'public',
  'known',
  'unknown',
];

function changed(to: Change['to']): Partial<Situation> {
  if (to === 'confidential' || to === 'public') return { confidential: to === 'confidential' };
  if (to === 'urgent' || to === 'open') return { urgency: to };
  if (to === 'senior' || to === 'specialist') return { level: to };
  return { market: to };
}

function situation(answers: string): Situation {
  const parts = answers.split(' ') as Change['to'][];
  return Object.assign({}, ...parts.map(changed)) as Situation;
}
