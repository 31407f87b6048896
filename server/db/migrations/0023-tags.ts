import type { Migration } from '../migration.ts';

/** What staff call a submission, as `|tag|other|`, and a short way to those that have any. */
export const tags: Migration = () => [
  `alter table submission add column tags text not null default ''`,
  `create index submission_tagged on submission (received_at, tags) where tags <> ''`,
];
