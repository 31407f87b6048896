import type { Migration } from '../migration.ts';

/** The summary that tells of a notice to staff instead, by the subject of its task. */
export const staffSummaries: Migration = () => [
  'alter table task add column summary text',
  'create index task_summary on task (summary) where summary is not null',
];
