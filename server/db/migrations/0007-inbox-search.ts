import type { Migration } from '../migration.ts';

/** What the inbox lists and compares, beside the words; and who looks at what, until it expires. */
export const inboxSearch: Migration = ({ integer }) => [
  `alter table submission_search add column name text not null default ''`,
  `alter table submission_search add column about text not null default ''`,
  `alter table submission_search add column name_key text`,
  `alter table submission_search add column phone_key text`,
  // Written without the columns above: indexed again at the start.
  `delete from submission_search`,
  `create index submission_search_name on submission_search (name_key)`,
  `create index submission_search_phone on submission_search (phone_key)`,
  `create index submission_file_hash on submission_file (sha256)`,
  `create index submission_received on submission (received_at)`,
  `create table desk_viewer (
    submission_id text not null references submission (id) on delete cascade,
    person_id text not null references person (id) on delete cascade,
    seen_at ${integer} not null,
    primary key (submission_id, person_id)
  )`,
];
