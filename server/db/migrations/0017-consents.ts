import type { Migration } from '../migration.ts';

/** The boxes of a form with the words beside them as their sender saw them. */
export const consents: Migration = ({ integer }) => [
  // What was stored before has none: nobody recorded the words.
  `create table consent (
    submission_id text not null references submission (id) on delete cascade,
    field text not null,
    given ${integer} not null,
    words text not null,
    words_sha256 text not null,
    locale text not null,
    primary key (submission_id, field)
  )`,
];
