import type { Migration } from '../migration.ts';

/** The vacancy that an application or a message is about. */
export const vacancyOfASubmission: Migration = () => [
  'alter table submission add column vacancy_id text references vacancy (id) on delete set null',
  'create index submission_vacancy on submission (vacancy_id) where vacancy_id is not null',
];
