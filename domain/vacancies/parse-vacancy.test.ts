import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { parseVacancy } from './vacancy-document.ts';
import { catalogue } from '#content/catalogue.server.ts';

const stages = [
  { en: 'Call', de: 'Telefonat', minutes: 30 },
  { en: 'Visit', de: 'Besuch', minutes: 60 },
];
const newer = {
  ...aVacancy({ interviews: stages }),
  shifts: 'nights',
  interviews: stages.map((stage) => ({ ...stage, by: 'phone' })),
};

test('a key that nobody knows is a mistake', () => {
  expect(parseVacancy(catalogue().firm, { ...aVacancy(), benefit: [] })).toEqual({
    issues: [{ field: 'benefit', code: 'unknown' }],
  });
});

test('a key of an earlier release is kept, though nothing that is edited has it', () => {
  const stored = { ...aVacancy(), boards: ['adzuna'] };
  expect(parseVacancy(catalogue().firm, stored)).toEqual({ vacancy: stored });
});

test('a key that what is edited has too is kept, also when a list changed its order', () => {
  const edited = { ...newer, experience: 'Executive', interviews: newer.interviews.toReversed() };
  expect(parseVacancy(catalogue().firm, edited, newer).vacancy).toEqual(edited);
  expect(parseVacancy(catalogue().firm, { ...edited, benefit: [] }, newer).issues).toEqual([
    { field: 'benefit', code: 'unknown' },
  ]);
});

test('unknown keys of what does not fit otherwise are kept when it is corrected', () => {
  const unfit = { ...newer, location: 'Atlantis' };
  expect(parseVacancy(catalogue().firm, unfit, unfit).issues).toMatchObject([
    { field: 'location' },
  ]);
  expect(
    parseVacancy(catalogue().firm, { ...unfit, location: 'Munich' }, unfit).vacancy,
  ).toMatchObject({
    shifts: 'nights',
    location: 'Munich',
  });
});

test('a workload runs upwards, and a day rate has no thirteenth salary', () => {
  const dayRate = {
    contract: { is: 'day-rate', months: 9 },
    salary: { min: 900, max: 1_000, currency: 'CHF', period: 'day' },
    thirteenthSalary: true,
  };
  const role = { ...aVacancy(), ...dayRate, workload: { min: 100, max: 80 } };
  expect(parseVacancy(catalogue().firm, role).issues).toEqual([
    { field: 'workload.max', code: 'below-lowest-workload' },
    { field: 'thirteenthSalary', code: 'not-by-day-rate' },
  ]);
});
