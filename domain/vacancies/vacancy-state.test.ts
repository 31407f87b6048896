import { describe, expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { endOfDay, nextMidnight, publishedOn, stateOn } from './vacancy-state.ts';
import { catalogue } from '#content/catalogue.server.ts';

const until = (location: 'London' | 'Zurich' | 'Remote (Europe)', day: string) =>
  aVacancy({ location, state: { is: 'open', until: day } });
const from = (location: 'London' | 'Zurich', day: string) =>
  aVacancy({ location, postedOn: day, state: { is: 'scheduled', from: day } });

describe('an open role closes at the end of its last day, local time of the workplace', () => {
  test.each([
    ['London', '2027-01-29', '2027-01-29T23:59:59Z', '2027-01-30T00:00:00Z'],
    ['Zurich', '2027-01-29', '2027-01-29T22:59:59Z', '2027-01-29T23:00:00Z'],
    ['Remote (Europe)', '2027-01-29', '2027-01-29T23:59:59Z', '2027-01-30T00:00:00Z'],
    // Clocks go forward in the night before 28 March 2027 and back before 31 October 2027.
    ['London', '2027-03-28', '2027-03-28T22:59:59Z', '2027-03-28T23:00:00Z'],
    ['Zurich', '2027-03-27', '2027-03-27T22:59:59Z', '2027-03-27T23:00:00Z'],
    ['Zurich', '2027-03-28', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
    ['London', '2027-10-31', '2027-10-31T23:59:59Z', '2027-11-01T00:00:00Z'],
    ['Zurich', '2027-10-31', '2027-10-31T22:59:59Z', '2027-10-31T23:00:00Z'],
  ] as const)('%s, %s', (location, day, last, first) => {
    const vacancy = until(location, day);
    expect(stateOn(catalogue().firm, vacancy, new Date(last))).toEqual({ is: 'open', until: day });
    expect(stateOn(catalogue().firm, vacancy, new Date(first))).toEqual({ is: 'closed', on: day });
    expect(endOfDay(catalogue().firm, location, day)).toEqual(new Date(last));
  });
});

describe('a scheduled role opens at the beginning of its first day', () => {
  test.each([
    ['London', '2027-03-29', '2027-03-28T22:59:59Z', '2027-03-28T23:00:00Z'],
    ['Zurich', '2027-03-29', '2027-03-28T21:59:59Z', '2027-03-28T22:00:00Z'],
    ['Zurich', '2027-01-30', '2027-01-29T22:59:59Z', '2027-01-29T23:00:00Z'],
  ] as const)('%s, %s', (location, day, before, then) => {
    const vacancy = from(location, day);
    expect(publishedOn(catalogue().firm, [vacancy], new Date(before))).toEqual([]);
    expect(publishedOn(catalogue().firm, [vacancy], new Date(then))).toMatchObject([
      { state: { is: 'open' } },
    ]);
  });
});

test('drafts have no address, withdrawn and closed roles keep theirs', () => {
  const states = [
    { is: 'draft' },
    { is: 'closed', on: '2026-03-20' },
    { is: 'withdrawn', on: '2026-03-20' },
  ] as const;
  const vacancies = states.map((state) => aVacancy({ state }));
  const published = publishedOn(catalogue().firm, vacancies, new Date('2026-03-31T12:00:00Z'));
  expect(published.map(({ state }) => state.is)).toEqual(['closed', 'withdrawn']);
});

test.each([
  ['2027-01-29T12:00:00Z', '2027-01-29T23:00:00Z'],
  ['2027-01-29T23:00:00Z', '2027-01-30T00:00:00Z'],
  ['2027-03-28T12:00:00Z', '2027-03-28T22:00:00Z'],
  ['2027-03-28T22:00:00Z', '2027-03-28T23:00:00Z'],
])('after %s the next day begins at %s', (after, midnight) => {
  expect(nextMidnight(catalogue().firm, new Date(after))).toEqual(new Date(midnight));
});
