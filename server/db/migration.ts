import type { Dialect, Statements } from './db.ts';

/**
 * The statements that make one version of the schema of the version before. A function fills rows
 * with what no SQL can compute; a store without rows needs none.
 */
export type Migration = (
  dialect: Dialect,
) => readonly (string | ((statements: Statements) => Promise<void>))[];
