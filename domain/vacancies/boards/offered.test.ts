import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import type { Vacancy } from '../vacancy.ts';
import { isOffered, offeredSince } from './board-faults.ts';
import { catalogue } from '#content/catalogue.server.ts';

const wanted = aVacancy({
  postedOn: '2026-11-02',
  boards: ['adzuna'],
  de: { ...aVacancy().de, description: 'Keeps the quality of parts. '.repeat(5) },
});
const at = (day: string) => Date.parse(`${day}T09:00:00Z`);
const revision = (vacancy: Vacancy, day: string) => ({ vacancy, changedAt: at(day) });
const now = at('2026-11-17');
const offered = (vacancy: Vacancy) =>
  isOffered(catalogue().firm, 'adzuna', { vacancy, changedOn: '2026-11-17', today: '2026-11-17' });

test('a board has only open roles that want it and keep its rules', () => {
  expect(offered(wanted)).toBe(true);
  const { boards: _, ...unwanted } = wanted;
  expect(offered(unwanted)).toBe(false);
  expect(offered({ ...wanted, boards: ['jooble'] })).toBe(false);
  const others = [
    { is: 'draft' },
    { is: 'scheduled', from: '2026-12-01' },
    { is: 'closed', on: '2026-11-16' },
    { is: 'withdrawn', on: '2026-11-16' },
  ] as const;
  expect(others.filter((state) => offered({ ...wanted, state }))).toEqual([]);
  expect(offered({ ...wanted, de: { ...wanted.de, title: 'Lead in München (m/w/d)' } })).toBe(
    false,
  );
});

test('a role is offered since the first revision of the present run', async () => {
  const { boards: _, ...unwanted } = wanted;
  const revisions = [
    revision({ ...wanted, experience: 'Executive' }, '2026-11-12'),
    revision(wanted, '2026-11-10'),
    revision(unwanted, '2026-11-06'),
    revision(wanted, '2026-11-02'),
  ];
  const { firm } = catalogue();
  expect(await offeredSince(firm, revisions, now)).toEqual({ adzuna: '2026-11-10' });
  expect(await offeredSince(firm, revisions.slice(2), now)).toEqual({});
});

test('a scheduled role is offered since the day on which it opened', async () => {
  const scheduled = {
    ...wanted,
    postedOn: '2026-11-16',
    state: { is: 'scheduled', from: '2026-11-16' },
  } as const;
  const revisions = [revision(scheduled, '2026-11-05')];
  const { firm } = catalogue();
  expect(await offeredSince(firm, revisions, now)).toEqual({ adzuna: '2026-11-16' });
  expect(await offeredSince(firm, revisions, at('2026-11-15'))).toEqual({});
});
