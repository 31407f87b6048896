import { expect, test } from 'vitest';
import { aVacancy } from '../../tests/factories/vacancies.ts';
import { parseVacancy } from './parse-vacancy.ts';

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
  expect(parseVacancy({ ...aVacancy(), benefit: [] })).toEqual({
    issues: [{ field: 'benefit', code: 'unknown' }],
  });
});

test('a key that what is edited has too is kept, also when a list changed its order', () => {
  const edited = { ...newer, experience: 'Executive', interviews: newer.interviews.toReversed() };
  expect(parseVacancy(edited, newer).vacancy).toEqual(edited);
  expect(parseVacancy({ ...edited, benefit: [] }, newer).issues).toEqual([
    { field: 'benefit', code: 'unknown' },
  ]);
});

test('unknown keys of what does not fit otherwise are kept when it is corrected', () => {
  const unfit = { ...newer, location: 'Atlantis' };
  expect(parseVacancy(unfit, unfit).issues).toMatchObject([{ field: 'location' }]);
  expect(parseVacancy({ ...unfit, location: 'Munich' }, unfit).vacancy).toMatchObject({
    shifts: 'nights',
    location: 'Munich',
  });
});
