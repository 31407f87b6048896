import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { lawRule, type LawRule } from '#domain/vacancies/law/law-rules.ts';
import { deskWords } from '#words/desk/en.ts';
import { findingWords } from '#words/desk/status.ts';
import { lawFindings, timeOf } from './findings.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const rule: LawRule = { ...lawRule('de-title'), reviewedOn: '2026-11-17' };
const { company, firm } = catalogue();
const list = { ...firm.reportingDuty.lists[0]!, complete: true };
const texts = (day: string, rules: LawRule[], lists = [list, { ...list, year: 2027 }]) =>
  lawFindings({ company, firm: { ...firm, reportingDuty: { lists } } }, at(day), rules).map(
    (finding) => `${finding.level} ${findingWords(finding, timeOf, deskWords).text}`,
  );

test('nothing is due while rules and lists are current', () => {
  expect(texts('2026-11-17', [rule])).toEqual(['ok All 1 legal rules are current.']);
});

test.each<[string, Partial<LawRule>, string]>([
  ['2026-11-17', { from: '2027-02-15' }, 'From 2027-02-15 on'],
  ['2026-11-17', { until: '2027-01-31' }, 'Until 2027-01-31 only'],
  ['2027-11-18', {}, 'Last read on 2026-11-17'],
])('on %s, a rule with %o is named', (day, changes, text) => {
  const lists = [list, { ...list, year: 2027 }, { ...list, year: 2028 }];
  expect(texts(day, [{ ...rule, ...changes }], lists)).toEqual([
    expect.stringContaining(`open ${text}`),
  ]);
});

test('a rule that begins in more than ninety days is not named yet', () => {
  expect(texts('2026-11-17', [{ ...rule, from: '2027-02-16' }])).toEqual([
    expect.stringContaining('ok'),
  ]);
});

test.each([
  ['2027-01-01', [list], 'There is no list of the Swiss reporting duty for 2027.'],
  ['2026-12-01', [list], 'for 2027 is not there yet.'],
  ['2026-11-17', [{ ...list, complete: false }], 'is an excerpt'],
])('on %s, with %o the list of the year is named', (day, lists, text) => {
  expect(texts(day, [rule], lists)).toEqual([expect.stringContaining(text)]);
});
