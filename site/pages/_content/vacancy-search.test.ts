import { catalogue } from '#content/catalogue.server.ts';
import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { listedVacancies, vacancyList } from './vacancy-list.ts';

const plain = aVacancy({ slug: 'plain' });
const described = aVacancy({
  slug: 'described',
  en: { ...plain.en, description: 'Runs the wind tunnel.' },
});
const list = vacancyList(
  { firm: catalogue().firm, vacancies: [plain, described], today: '2026-03-31' },
  'en-GB',
);

const foundBy = (search: string, locale: 'en-GB' | 'de-DE' = 'en-GB') => {
  const listed = listedVacancies(search, list, locale);
  return listed.is === 'whole' ? listed.found : undefined;
};

test('keywords are searched in the long texts', () => {
  expect(foundBy('?q=wind+tunnel')).toEqual(['described']);
  expect(foundBy('?q=EN+9100')).toEqual(['plain', 'described']);
});

test('a place is found by its name in the language of the page', () => {
  expect(foundBy('?q=M%C3%BCnchen', 'de-DE')).toEqual(['plain', 'described']);
});

test('without keywords nothing is searched', () => {
  expect(foundBy('?sector=aviation')).toBeUndefined();
});

test('of a long list the page has what its query shows, and the counts of all', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    aVacancy({ slug: `role-${at}`, location: at % 2 === 0 ? 'Graz' : 'Munich' }),
  );
  const long = vacancyList(
    { firm: catalogue().firm, vacancies: [...many, described], today: '2026-03-31' },
    'en-GB',
  );
  const listed = listedVacancies('?location=graz', long, 'en-GB');
  expect(listed).toMatchObject({ is: 'part', matching: 30, total: 61 });
  expect(listed.is === 'part' && listed.shown).toHaveLength(24);
  expect(listed.is === 'part' && listed.counts.location.get('Munich')).toBe(31);
  expect(listedVacancies('?q=wind+tunnel', long, 'en-GB')).toMatchObject({
    shown: [{ slug: 'described' }],
    matching: 1,
  });
});
