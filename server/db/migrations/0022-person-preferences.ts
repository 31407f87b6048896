import type { Migration } from '../migration.ts';

/** How a person wants to use the desk; null where nothing was chosen. */
export const personPreferences: Migration = () => [
  'alter table person add column language text',
  'alter table person add column zone text',
  'alter table person add column morning_mail text',
];
