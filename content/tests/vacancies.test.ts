import { expect, test } from 'vitest';
import { filterGroups, filterOptions, optionsMatching } from '#domain/vacancies/filter.ts';
import { summarise } from '#domain/vacancies/summary.ts';
import { messagesFor } from '#words/messages.ts';
import { shipped } from './shipped.ts';

const { vacancies } = shipped;
const today = new Date().toISOString().slice(0, 10);
const summaries = vacancies.map((vacancy) => summarise(shipped.firm, vacancy, 'en-GB', today));

test('there are 24 vacancies, most of them closed', () => {
  expect(summaries).toHaveLength(24);
  const closed = summaries.filter((vacancy) => vacancy.closed).length;
  expect(closed).toBeGreaterThan(12);
  expect(closed).toBeLessThan(24);
});

test('each vacancy and report is marked as a sample', () => {
  const own = [...vacancies, ...shipped.reports].filter(({ sample }) => !sample);
  expect(own).toEqual([]);
});

test.each(filterGroups)('every option of %s finds at least one vacancy', (group) => {
  const found = new Set(summaries.flatMap((vacancy) => optionsMatching[group](vacancy)));
  expect(filterOptions(shipped.firm)[group].filter((option) => !found.has(option))).toEqual([]);
});

test('German has a name for every option and work type', () => {
  const options = [
    ...filterGroups.flatMap((group) => filterOptions(shipped.firm)[group]),
    'Contract',
  ];
  expect(
    options.filter((option) => !messagesFor(shipped.firm, 'de-DE').vacancies.options[option]),
  ).toEqual([]);
});

test('a title names no other workload than the role has', () => {
  const differing = vacancies.filter(({ workload = { min: 100, max: 100 }, de }) => {
    const named = /(?:(\d+)–)?(\d+) %/.exec(de.title);
    return (
      named && (Number(named[1] ?? named[2]) !== workload.min || Number(named[2]) !== workload.max)
    );
  });
  expect(differing.map(({ slug }) => slug)).toEqual([]);
});
