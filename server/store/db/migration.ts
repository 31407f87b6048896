import type { Dialect } from './db.ts';

/** The statements that make one version of the schema of the version before. */
export type Migration = (dialect: Dialect) => readonly string[];
