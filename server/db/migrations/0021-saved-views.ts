import type { Migration } from '../migration.ts';

/** Lists of the inbox that a person keeps under a name, for themselves or for everybody. */
export const savedViews: Migration = ({ integer }) => [
  `create table saved_view (
    id text primary key,
    person_id text not null references person (id) on delete cascade,
    name text not null,
    search text not null,
    shared ${integer} not null,
    saved_at ${integer} not null
  )`,
  'create index saved_view_person on saved_view (person_id)',
];
