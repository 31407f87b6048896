import { expect, test } from 'vitest';
import { anInboxRow } from '#tests/factories/inbox-row.ts';
import type { ContactSubmission } from '#domain/inbox/contact.ts';
import { contactTimeline } from './timeline.ts';

const sent = (id: string, receivedAt: number, changes: Partial<ContactSubmission> = {}) => ({
  row: anInboxRow({ id, receivedAt }),
  email: 'a@example.org',
  fields: [],
  file: null,
  notes: [],
  messages: [],
  ways: [],
  deleteAt: null,
  ...changes,
});

test('a timeline mixes all submissions of a contact, the newest first', () => {
  const note = { id: 'n', by: 'Ada', writtenAt: 4, text: 'Called.' };
  const message = { id: 'm', author: 'desk', by: 'Ada', subject: '', text: '', at: 2 } as const;
  const entries = contactTimeline([
    sent('b', 3),
    sent('a', 1, { notes: [note], messages: [{ ...message, file: null }] }),
  ]);
  expect(entries.map(({ key }) => key)).toEqual(['n', 'b', 'm', 'a']);
});

test('a restricted submission is no part of it', () => {
  expect(contactTimeline([sent('a', 1, { row: anInboxRow({ restricted: true }) })])).toEqual([]);
});
