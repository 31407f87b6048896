import type { Migration } from '../migration.ts';

/** Every purpose begins with its kind. Those of a vacancy that opened or closed by its date did not. */
export const purposesByKind: Migration = () => [
  `update task set purpose = 'turned-' || replace(purpose, ' ', '-')
    where channel = 'indexnow' and purpose like '% %'`,
];
