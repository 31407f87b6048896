import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { boardStanding, type EditedRole } from './board-faults.ts';
import { catalogue } from '#content/catalogue.server.ts';

const now = Date.parse('2026-11-17T09:00:00Z');
const unwanted = aVacancy({
  postedOn: '2026-11-02',
  de: { ...aVacancy().de, description: 'Keeps the quality of parts. '.repeat(5) },
});
const wanted = { ...unwanted, boards: ['adzuna' as const] };

function standing(role: Partial<EditedRole>) {
  const open: EditedRole = {
    vacancy: wanted,
    publishedAt: Date.parse('2026-11-02T09:00:00Z'),
    state: { is: 'open' },
    since: '2026-11-02',
    now,
  };
  return boardStanding(catalogue().firm, 'adzuna', { ...open, ...role });
}

test('a role that is open, wanted and ready is offered since its revision', () => {
  expect(standing({})).toEqual({ is: 'offered', since: '2026-11-02' });
});

test('what is typed counts once it is published', () => {
  const edited = { publishedAt: undefined };
  expect(standing({ ...edited, vacancy: unwanted })).toEqual({ is: 'leaving' });
  expect(standing({ ...edited, since: undefined })).toEqual({ is: 'waiting' });
  expect(standing({ since: undefined, vacancy: unwanted })).toEqual({ is: 'ready' });
});

test('a draft waits, one that is not complete is not checked, a closed role is offered nowhere', () => {
  const draft = { state: { is: 'draft' }, publishedAt: undefined, since: undefined } as const;
  expect(standing(draft)).toEqual({ is: 'waiting' });
  expect(standing({ ...draft, vacancy: undefined })).toEqual({ is: 'incomplete' });
  expect(standing({ state: { is: 'closed', on: '2026-11-16' } })).toEqual({ is: 'closed' });
});

test('a fault is named whether the board is wanted or not', () => {
  const faulty = { ...unwanted, de: { ...unwanted.de, title: 'Leitung München (m/w/d)' } };
  expect(standing({ vacancy: faulty })).toMatchObject({
    is: 'faulty',
    faults: [{ code: 'title-names-place', field: 'de.title' }],
  });
});
