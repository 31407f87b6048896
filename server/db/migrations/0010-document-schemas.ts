import type { Migration } from '../migration.ts';

/** The number of the schema by which a vacancy was written, so that later ones can upgrade it. */
export const documentSchemas: Migration = ({ integer }) => [
  `alter table vacancy add column schema ${integer} not null default 1`,
  `alter table vacancy_revision add column schema ${integer} not null default 1`,
];
