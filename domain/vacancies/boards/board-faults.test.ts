import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import type { Firm } from '#domain/firm/firm.ts';
import type { Vacancy } from '../vacancy.ts';
import { boardFaults, boardLocale, type BoardFault } from './board-faults.ts';
import { boardIds, boards } from './boards.ts';
import { catalogue } from '#content/catalogue.server.ts';

const today = '2026-11-17';
const text = 'Keeps the quality of parts and of their records. '.repeat(3);
const { de } = aVacancy();

function titled(title: string): Vacancy {
  return aVacancy({ de: { ...de, title, description: text } });
}

function faults(vacancy: Vacancy, id: (typeof boardIds)[number] = 'adzuna', changedOn = today) {
  return boardFaults(catalogue().firm, boards[id], { vacancy, changedOn, today });
}

test.each(boardIds)('a complete role is ready for %s', (id) => {
  expect(faults(titled('Qualitätsingenieur, 80–100 % (m/w/d)'), id)).toEqual([]);
});

test.each<[string, BoardFault['code']]>([
  ['Qualitätsingenieur (m/w/d) München', 'title-names-place'],
  ['Quality Engineer, Munich (m/w/d)', 'title-names-place'],
  ['Qualitätsingenieur (m/w/d), € 70.000', 'title-names-pay'],
  ['Qualitätsingenieur (m/w/d), 70.000 EUR', 'title-names-pay'],
  ['Qualitätsingenieur (m/w/d) 70k', 'title-names-pay'],
  ['Qualitätsingenieur (m/w/d) 850 pro Tag', 'title-names-pay'],
  ['Qualitätsingenieur (m/w/d) dringend gesucht', 'title-advertises'],
  ['Qualitätsingenieur (m/w/d)!', 'title-advertises'],
  [`Qualitätsingenieur (m/w/d) bei ${catalogue().firm.name}`, 'title-advertises'],
])('the title “%s” is refused: %s', (title, code) => {
  expect(faults(titled(title)).map((fault) => fault.code)).toEqual([code]);
});

test.each(boardIds)('a sample is never ready for %s', (id) => {
  const sample = { ...titled('Qualitätsingenieur (m/w/d)'), sample: true };
  expect(faults(sample, id)).toEqual([{ code: 'sample', field: 'sample' }]);
});

test('a place is found as a whole word only, and numbers of standards are no pay', () => {
  expect(faults(titled('Wiener Walzer, ISO 26262 und EN 9100 (m/w/d)'))).toEqual([]);
});

test('the words of the country in which the work is done are checked', () => {
  const inLondon = aVacancy({ location: 'London', en: { ...de, title: 'Lead, London' } });
  expect(boardLocale(catalogue().firm, inLondon)).toBe('en-GB');
  expect(boardLocale(catalogue().firm, aVacancy({ location: 'Zurich' }))).toBe('de-CH');
  expect(boardLocale(catalogue().firm, aVacancy({ location: 'Turin' }))).toBe('en-GB');
  expect(boardLocale(catalogue().firm, aVacancy({ location: 'Remote (Europe)' }))).toBe('en-GB');
  expect(faults(inLondon)).toContainEqual(
    expect.objectContaining({ code: 'title-names-place', field: 'en.title', place: 'London' }),
  );
});

test('a text that is too short for a board is refused with the length that it asks for', () => {
  const one = ['a', 'b', 'c', 'd'];
  const short = { ...de, description: 'Short.', responsibilities: one, requirements: one };
  const vacancy = aVacancy({ de: { ...short, skills: one } });
  const fault = { code: 'description-too-short', field: 'de.description', limit: 100 };
  expect(faults(vacancy)).toEqual([fault]);
});

test('a town without a postcode is named', () => {
  const places = catalogue().firm.places.map((place) =>
    place.id === 'Munich' ? { ...place, postcode: undefined } : place,
  );
  const firm = { ...catalogue().firm, places } as Firm;
  const checked = { vacancy: titled('Lead'), changedOn: today, today };
  const found = boardFaults(firm, boards[boardIds[0]!], checked);
  expect(found).toEqual([{ code: 'no-postcode', field: 'location', place: 'Munich' }]);
  expect(
    faults(aVacancy({ location: 'Remote (Europe)', en: { ...de, description: text } })),
  ).toEqual([]);
});

test('a board that takes no old roles refuses one that has not changed for long', () => {
  const vacancy = titled('Lead (m/w/d)');
  expect(faults(vacancy, 'jooble', '2026-10-03')).toEqual([]);
  expect(faults(vacancy, 'jooble', '2026-10-02')).toEqual([
    { code: 'unchanged-too-long', field: 'confirmedOn', limit: 45 },
  ]);
  expect(faults(vacancy, 'adzuna', '2026-10-02')).toEqual([]);
});
