import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { freshSamples } from './fresh-samples.ts';

const writtenOn = '2026-11-15';
const samples = { writtenOn, vacancies: ['sample'] };
const sample = aVacancy({
  slug: 'sample',
  postedOn: '2026-11-11',
  confirmedOn: '2026-11-13',
  state: { is: 'open', until: '2027-01-29' },
});

test('every day of a sample is moved by the days since it was written', () => {
  const [vacancy] = freshSamples([sample], samples, Date.parse('2027-12-15T23:00:00Z'));
  expect(vacancy).toEqual({
    ...sample,
    postedOn: '2027-12-11',
    confirmedOn: '2027-12-13',
    state: { is: 'open', until: '2028-02-28' },
  });
});

test.each([
  [
    { is: 'closed', on: '2026-05-01' },
    { is: 'closed', on: '2026-05-11' },
  ],
  [
    { is: 'scheduled', from: '2026-11-20' },
    { is: 'scheduled', from: '2026-11-30' },
  ],
] as const)('the days of the state %o are moved', (state, expected) => {
  const now = Date.parse('2026-11-25T00:00:00Z');
  expect(freshSamples([{ ...sample, state }], samples, now)[0]?.state).toEqual(expected);
});

test('a vacancy that is no sample keeps its dates', () => {
  const own = { ...sample, slug: 'own' };
  expect(freshSamples([own], samples, Date.parse('2027-12-15T00:00:00Z'))).toEqual([own]);
});

test('a clock before that day moves nothing', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  expect(freshSamples([sample], samples, now)).toEqual([sample]);
});
