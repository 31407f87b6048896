import type { Migration } from '../migration.ts';

/** As `dueKey` of server/inbox/inbox-filter.ts: what is never due comes last. */
const due = 'coalesce(due_at, 9007199254740991)';
const listed = 'quarantined_for is null and restricted_at is null';
const open = `state in ('new', 'in-work') and ${listed}`;

/**
 * Pages of the inbox by due time and by arrival, and its counts, each from an index of its own. None
 * begins with the state: without statistics SQLite would take it, and sort everything that is open.
 */
export const listsInPages: Migration = () => [
  'drop index submission_work',
  `create index submission_open_due on submission (${due}, id, owner, state) where ${open}`,
  `create index submission_open_owner on submission (owner, ${due}, id, state) where ${open}`,
  `create index submission_open_kind on submission (kind, ${due}, id) where ${open}`,
  `create index submission_answered on submission (received_at, id)
    where state = 'answered' and ${listed}`,
  `create index submission_closed on submission (received_at, id)
    where state = 'closed' and ${listed}`,
  'drop index submission_received',
  'create index submission_received on submission (received_at, id)',
  // What came in by week and kind.
  `create index submission_weeks on submission (received_at, kind, owner) where ${listed}`,
  `create index message_answered on message (released_at, submission_id) where author = 'desk'`,
  'create index submission_quarantined on submission (received_at) where quarantined_for is not null',
  'create index submission_owner on submission (owner, received_at) where owner is not null',
  `create index task_unsettled on task (state, submission_id)
    where state in ('held', 'waiting', 'abandoned')`,
];
