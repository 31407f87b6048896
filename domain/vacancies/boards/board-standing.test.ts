import { expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { boardStanding, type EditedRole } from './board-standing.ts';
import { catalogue } from '#content/catalogue.server.ts';

const now = Date.parse('2026-11-17T09:00:00Z');
const unwanted = aVacancy({
  postedOn: '2026-11-02',
  de: { ...aVacancy().de, description: 'Keeps the quality of parts. '.repeat(5) },
});
const wanted = { ...unwanted, boards: ['adzuna' as const] };
const saved = { vacancy: wanted, changedAt: Date.parse('2026-11-02T09:00:00Z') };

function standing(role: Partial<EditedRole>) {
  const open: EditedRole = {
    vacancy: wanted,
    dirty: false,
    state: { is: 'open' },
    revisions: [saved],
    now,
  };
  return boardStanding(catalogue().firm, 'adzuna', { ...open, ...role });
}

test('a role that is open, wanted and ready is offered since its revision', () => {
  expect(standing({})).toEqual({ is: 'offered', since: '2026-11-02' });
});

test('what is typed counts once it is saved', () => {
  expect(standing({ vacancy: unwanted, dirty: true })).toEqual({ is: 'leaving' });
  const revisions = [{ ...saved, vacancy: unwanted }];
  expect(standing({ revisions, dirty: true })).toEqual({ is: 'waiting' });
  expect(standing({ revisions, vacancy: unwanted })).toEqual({ is: 'ready' });
});

test('a draft waits, one that is not complete is not checked, a closed role is offered nowhere', () => {
  const draft = { state: { is: 'draft' }, revisions: [] } as const;
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
