import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { publishedOn, stateOn, type VacancyState } from '../vacancy-state.ts';
import type { Vacancy } from '../vacancy.ts';
import type { Canton } from '#domain/working-time/country.ts';
import { jobRoomTexts, type Reporting } from './reporting.ts';
import { firstLawfulDay } from './reporting-block.ts';
import { isListed } from './reporting-duty.ts';

const { firm } = catalogue();
const occupation = { name: 'Chemiker/innen' };
const confirmed = (confirmedOn: string): Extract<Reporting, { is: 'reported' }> => ({
  is: 'reported',
  occupation,
  number: '300002290',
  confirmedOn,
});

test.each<[string, Canton, string, string]>([
  ['a Monday', 'ZH', '2026-11-16', '2026-11-24'],
  ['a Saturday, the first day is Monday', 'ZH', '2026-11-21', '2026-11-28'],
  ['over Christmas and New Year', 'ZH', '2026-12-23', '2027-01-01'],
  // Geneva keeps 31 December, in 2029 a Monday.
  ['over the Restoration of the Republic', 'GE', '2029-12-28', '2030-01-09'],
])('confirmed on %s (%s, %s), shown from %s', (_, canton, day, first) => {
  expect(firstLawfulDay(catalogue().firm, confirmed(day), canton)).toBe(first);
});

test('the canton decides: 1 May is a holiday in Basel and none in Geneva', () => {
  // 2028: a Monday.
  expect(firstLawfulDay(catalogue().firm, confirmed('2028-04-26'), 'BS')).toBe('2028-05-05');
  expect(firstLawfulDay(catalogue().firm, confirmed('2028-04-26'), 'GE')).toBe('2028-05-04');
});

const noon = new Date('2026-11-18T11:00:00Z');
const shown = (state: VacancyState, reporting: Reporting | undefined, postedOn = '2026-11-18') =>
  stateOn(
    catalogue().firm,
    { ...aVacancy({ location: 'Basel', postedOn }), state, reporting },
    noon,
  );

test.each<VacancyState>([
  { is: 'open' },
  { is: 'scheduled', from: '2026-11-18' },
  { is: 'closed', on: '2026-11-18' },
  { is: 'withdrawn', on: '2026-11-18' },
])('whatever is stored, here %o, a role that was not reported is shown to nobody', (state) => {
  const none: (Reporting | undefined)[] = [
    undefined,
    { is: 'to-report', occupation },
    { is: 'not-listed', occupation, checkedOn: '2026-11-18' },
  ];
  for (const reporting of none) {
    expect(shown(state, reporting)).toEqual({ is: 'draft' });
    const role = aVacancy({ location: 'Basel', postedOn: '2026-11-18', state, reporting });
    expect(publishedOn(catalogue().firm, [role], noon)).toEqual([]);
  }
});

test('a reported role opens by itself after the block', () => {
  const reporting = confirmed('2026-11-16');
  expect(shown({ is: 'open', until: '2027-01-31' }, reporting)).toEqual({
    is: 'scheduled',
    from: '2026-11-24',
    until: '2027-01-31',
  });
  expect(shown({ is: 'closed', on: '2026-11-18' }, reporting)).toEqual({ is: 'draft' });
  const role = { ...aVacancy({ location: 'Basel' }), reporting };
  const [before, after] = ['2026-11-23T22:59:59Z', '2026-11-23T23:00:00Z'].map(
    (time) => stateOn(catalogue().firm, role, new Date(time)).is,
  );
  expect([before, after]).toEqual(['scheduled', 'open']);
});

test('roles from before the duty was kept, and roles elsewhere, are left alone', () => {
  expect(shown({ is: 'open' }, undefined, '2026-11-16')).toEqual({ is: 'open' });
  const munich = aVacancy({ reporting: { is: 'to-report', occupation } });
  expect(stateOn(catalogue().firm, munich, noon)).toEqual({ is: 'open' });
});

test.each([
  ['Chemikerin', true],
  ['Chemists', true],
  ['Chemielaborant/in', false],
])('%s is on the list: %s', (name, listed) => {
  const list = {
    year: 2026,
    source: 'x',
    reviewedOn: '2026-11-18',
    complete: true,
    occupations: [{ names: { en: 'Chemists', de: 'Chemiker/innen' }, code: '52502' }],
  };
  expect(isListed(list, { name })).toBe(listed);
  expect(isListed(list, { name: 'Anything', avamCode: '52502' })).toBe(true);
});

test('a firm that publishes in German alone has the text to paste into Job-Room', () => {
  const { en: _, ...german } = aVacancy({ location: 'Basel' });
  const only = { ...firm, editions: firm.editions.filter(({ tag }) => tag === 'de-CH') };
  const texts = jobRoomTexts(only, german as Vacancy);
  expect(texts).toEqual([
    {
      language: 'de',
      title: 'Quality Engineer (m/w/d)',
      text: [
        'Keeps the quality of <parts> & records.',
        '- Audit\n- Report\n- Plan\n- Teach',
        '- Degree\n- German\n- English\n- Travel',
      ].join('\n\n'),
    },
  ]);
  expect(
    jobRoomTexts(catalogue().firm, aVacancy({ location: 'Basel' })).map(({ language }) => language),
  ).toEqual(['en', 'de']);
});
