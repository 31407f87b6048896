import type { Migration } from '../migration.ts';

/** Consents with the words that were shown beside their box. */
export const consents: Migration = ({ integer }) => [
  // The words beside a box as its sender saw them. What was stored before has none.
  `create table wording (
    hash text primary key,
    locale text not null,
    text text not null
  )`,
  `create table consent (
    submission_id text not null references submission (id) on delete cascade,
    field text not null,
    given ${integer} not null,
    wording text not null references wording (hash),
    primary key (submission_id, field)
  )`,
];
