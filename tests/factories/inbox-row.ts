import type { Inbox, InboxRow } from '#domain/submissions/work.ts';

/** A new message that nobody owns. */
export function anInboxRow(facts: Partial<InboxRow> = {}): InboxRow {
  return {
    id: '0b6f2d0a-6a4e-4c4e-9a51-6a4c7d1f0001',
    reference: 'HL-1',
    kind: 'job-application',
    name: 'Ida Example',
    about: 'Signalling Engineer',
    receivedAt: 1,
    repliedAt: null,
    dueAt: null,
    state: 'new',
    owner: null,
    tags: [],
    delivery: 'delivered',
    suspicion: null,
    hasFile: false,
    withdrawn: false,
    restricted: false,
    sample: false,
    version: 1,
    ...facts,
  };
}

export function anInbox(rows: InboxRow[]): Inbox {
  const none = { new: 0, 'in-work': 0, answered: 0, closed: 0 };
  return {
    rows,
    next: null,
    total: rows.length,
    found: null,
    counts: { ...none, replied: 0, overdue: 0, mine: 0, unassigned: 0, quarantined: 0 },
    people: [],
    tags: [],
    roles: [],
  };
}
