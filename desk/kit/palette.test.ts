import { anInbox, anInboxRow } from '#tests/factories/inbox-row.ts';
import { expect, test, vi } from 'vitest';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { entriesFor } from './palette.tsx';

const keller = anInboxRow({ id: 'k', name: 'Jürg Keller', about: 'Auditor', state: 'closed' });
const recent = [{ row: keller } as SubmissionDetail];
const given = {
  acts: [{ name: 'Take', run: () => {} }],
  recent,
  found: {
    ...anInbox([keller, anInboxRow({ id: 'm', name: 'Mina Keller' })]),
    people: [{ id: 'ada', name: 'Ada Keller', removed: false }],
    roles: [{ id: 'r', reference: 'HL-1', title: 'Keller Lead', people: 2 }],
  },
  contacts: [
    {
      id: 'z',
      name: 'Zoe Keller',
      email: 'z@example.org',
      about: 'Lead',
      receivedAt: 1,
      ids: ['z'],
    },
  ],
  pages: [{ name: 'Health', to: '/health' }],
  go: () => {},
};

test('without a text it offers what was opened lately, then acts and pages', () => {
  expect(entriesFor('', given).map(({ group }) => group)).toEqual(['recent', 'act', 'page']);
});

test('a text finds each submission once, in any state, with roles and colleagues', () => {
  const found = entriesFor('jurg keller'.slice(5), given);
  expect(found.map(({ id }) => id)).toEqual([
    'recent-k',
    'contact-z',
    'submission-m',
    'role-r',
    'person-ada',
  ]);
  expect(found[0]?.about).toBe('Auditor · Closed');
});

test('the submissions of a person who is found are not listed again', () => {
  const contacts = given.contacts.map((one) => ({ ...one, ids: ['z', 'm'] }));
  const ids = entriesFor('keller', { ...given, contacts }).map(({ id }) => id);
  expect(ids).toContain('contact-z');
  expect(ids).not.toContain('submission-m');
});

test('accents are ignored, and an entry leads to its address', () => {
  const go = vi.fn<(address: string) => void>();
  entriesFor('jurg', { ...given, go })[0]!.run();
  expect(go).toHaveBeenCalledWith('/submissions/k');
});
