import { expect, test } from 'vitest';
import type { Reporting } from '#domain/vacancies/law/reporting.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import {
  blankFields,
  copiedFields,
  vacancyFieldsOf,
  slugFor,
  titleIn,
  withProposedSlug,
  withShownFrom,
} from './vacancy-fields.ts';

test('whatever is stored is kept as it is', () => {
  for (const stored of [aVacancy(), { slug: 'x', colour: 'red', salary: 7 }]) {
    expect(vacancyFieldsOf(stored)).toEqual(stored);
  }
  expect(vacancyFieldsOf(undefined)).toEqual({ slug: '' });
});

test('a copy is a new draft under an address of its own', () => {
  const role = aVacancy({ state: { is: 'closed', on: '2026-01-01' }, confirmedOn: '2026-01-01' });
  const copy = copiedFields(role, 'HL-0007', '2026-11-17');
  expect(copy).toMatchObject({
    reference: 'HL-0007',
    postedOn: '2026-11-17',
    state: { is: 'draft' },
    salary: role.salary,
    en: role.en,
  });
  expect(copy).not.toHaveProperty('confirmedOn');
  expect(copy.slug).toBe(slugFor(role));
});

const copied = (reporting: Reporting) =>
  copiedFields(aVacancy({ location: 'Basel', reporting }), 'HL-0007', '2026-11-17').reporting;

test('a copy of a Swiss role has to be reported itself', () => {
  const occupation = { name: 'Chemiker/in' };
  const toReport = { is: 'to-report', occupation };
  const confirmedOn = '2026-01-01';
  expect(copied({ is: 'reported', occupation, number: '1', confirmedOn })).toEqual(toReport);
  expect(copied({ is: 'excepted', occupation, reason: 'internal', note: 'x' })).toEqual(toReport);
  const notListed = { is: 'not-listed', occupation, checkedOn: confirmedOn } as const;
  expect(copied(notListed)).toEqual(notListed);
});

test('the address follows the title until another is chosen', () => {
  const blank = blankFields('HL-0001', '2026-11-17');
  const titled = { ...blank, location: 'Vienna', en: { title: 'Safety Lead' } };
  const proposed = withProposedSlug(blank, titled);
  expect(proposed.slug).toBe('safety-lead-vienna');
  const renamed = withProposedSlug(proposed, { ...proposed, en: { title: 'Safety Head' } });
  expect(renamed.slug).toBe('safety-head-vienna');
  const chosen = { ...renamed, slug: 'own' };
  expect(withProposedSlug(chosen, { ...chosen, en: { title: 'Other' } }).slug).toBe('own');
  expect(titleIn(chosen)).toBe('Safety Head');
});

test('a scheduled role is shown from its first day of publication', () => {
  const state = { is: 'scheduled', from: '2027-01-01' } as const;
  const role = aVacancy({ state, postedOn: '2027-01-01' });
  const moved = withShownFrom(role, { ...role, postedOn: '2027-02-01' });
  expect(moved).toMatchObject({ state: { is: 'scheduled', from: '2027-02-01' } });
});
