import type { Migration } from '../migration.ts';

/** Work on submissions: who answers what until when, notes, decisions, and what its sender asked. */
export const workOnSubmissions: Migration = ({ integer }) => [
  `create table person (
    id text primary key,
    name text not null,
    email text,
    role text not null check (role in ('consultant', 'administrator')),
    created_at ${integer} not null,
    removed_at ${integer}
  )`,
  `alter table submission add column state text not null default 'new'
    check (state in ('new', 'in-work', 'answered', 'closed'))`,
  `alter table submission add column owner text references person (id)`,
  `alter table submission add column due_at ${integer}`,
  // Counts the changes, so that a stale write is refused.
  `alter table submission add column version ${integer} not null default 1`,
  `alter table submission add column changed_at ${integer} not null default 0`,
  // A new status link ends the earlier ones.
  `alter table submission add column link_version ${integer} not null default 1`,
  `alter table submission add column withdrawn_at ${integer}`,
  // Erasure that the law lets us postpone: out of use at once, deleted on that day.
  `alter table submission add column restricted_at ${integer}`,
  `alter table submission add column delete_at ${integer}`,
  `alter table submission add column sample ${integer} not null default 0`,
  `create index submission_work on submission (state, due_at)`,
  `create index submission_changed on submission (changed_at)`,
  // What a search looks through, in lower case: names, mail, reference, role and message.
  `create table submission_search (
    submission_id text primary key references submission (id) on delete cascade,
    words text not null
  )`,
  `create table note (
    id text primary key,
    submission_id text not null references submission (id) on delete cascade,
    person_id text not null references person (id),
    written_at ${integer} not null,
    text text not null
  )`,
  `create index note_submission on note (submission_id, written_at)`,
  // The answer to a sender. It shows nowhere before its release.
  `create table outcome (
    submission_id text primary key references submission (id) on delete cascade,
    template text not null,
    subject text not null,
    text text not null,
    decided_by text not null references person (id),
    decided_at ${integer} not null,
    released_at ${integer}
  )`,
  // Values of the installation, as the key that status links are derived from.
  `create table setting (
    name text primary key,
    value text not null
  )`,
];
