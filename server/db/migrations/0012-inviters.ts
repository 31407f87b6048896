import type { Migration } from '../migration.ts';

/**
 * Whose right an invitation rests on. Null for those of commands and of the first start, and for
 * those that are open when this runs, which end within a day.
 */
export const inviters: Migration = () => [
  `alter table invitation add column inviter_id text references person (id)`,
];
