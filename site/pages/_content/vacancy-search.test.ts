import { expect, test } from 'vitest';
import { aVacancy } from '../../../tests/factories/vacancies.ts';
import { vacancyList } from './vacancy-list.ts';
import { renderedQuery } from './vacancy-search.ts';

const plain = aVacancy({ slug: 'plain' });
const described = aVacancy({
  slug: 'described',
  en: { ...plain.en, description: 'Runs the wind tunnel.' },
});
const list = vacancyList({ vacancies: [plain, described], today: '2026-03-31' }, 'en-GB');

test('keywords are searched in the long texts', () => {
  expect(renderedQuery('?q=wind+tunnel', list, 'en-GB').found).toEqual(['described']);
  expect(renderedQuery('?q=EN+9100', list, 'en-GB').found).toEqual(['plain', 'described']);
});

test('a place is found by its name in the language of the page', () => {
  expect(renderedQuery('?q=M%C3%BCnchen', list, 'de-DE').found).toEqual(['plain', 'described']);
});

test('without keywords nothing is searched', () => {
  expect(renderedQuery('?sector=aviation', list, 'en-GB')).toEqual({ search: '?sector=aviation' });
});
