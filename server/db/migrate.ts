import { ConfigError } from '#server/base/config.ts';
import type { Db, Dialect, Statements } from './db.ts';
import { expiringAudit, retentionTables } from './retention-tables.ts';
import { schema } from './schema.ts';

/**
 * Makes one version of the schema of the version before. Programs of two neighbouring releases work
 * on one store while servers are updated one after the other, so a change takes two releases:
 *
 * 1. Expand: add tables, indexes and columns that are empty or have a default, and fill them. The
 *    earlier program goes on without knowing them.
 * 2. Contract: drop, rename or require what only the programs before that release used.
 */
export type Migration = {
  /**
   * Of one that contracts: the lowest version whose program works on the store afterwards, which
   * is that of the release before or older.
   */
  worksFrom?: number;
  /** A function fills rows with what no SQL can compute; a store without rows needs none. */
  steps(dialect: Dialect): readonly (string | ((statements: Statements) => Promise<void>))[];
};

/**
 * Forward only: a released migration is never edited, the next change is the next one, whose place
 * in the list is the version that it makes.
 */
export const migrations: readonly Migration[] = [
  { steps: schema },
  { steps: retentionTables },
  // A trigger that refused more is replaced: the program of version 1 works without it.
  { steps: expiringAudit, worksFrom: 1 },
];

/** What an earlier program may depend on being there, or may not know that it has to fill. */
const contracting =
  /^\s*drop |\balter table \S+ (?:drop|rename|alter)\b|\badd column (?!.*\bdefault\b)[^;]*\bnot null\b/is;

function refuseFault(migration: Migration, version: number, dialect: Dialect): void {
  const { worksFrom } = migration;
  if (worksFrom !== undefined && worksFrom >= version) {
    throw new Error(`Migration ${version} leaves the release before without a store.`);
  }
  if (worksFrom !== undefined || version === 1) return;
  const step = migration
    .steps(dialect)
    .find((one) => typeof one === 'string' && contracting.test(one));
  if (step === undefined) return;
  throw new Error(`Migration ${version} contracts without "worksFrom": ${String(step).trim()}`);
}

/** 0 where there is no store yet. */
export async function versionOf(db: Db): Promise<number> {
  const tables = await db.all<{ name: string }>(db.dialect.tables);
  if (!tables.some(({ name }) => name === 'schema_version')) return 0;
  return (await storedVersions(db)).version;
}

/** `oldest` is that of the oldest program that works on the store. */
type StoredVersions = { version: number; oldest: number };

/** Of a store that exists: the least that a working one can answer. */
export async function storedVersions({ all }: Statements): Promise<StoredVersions> {
  const [row] = await all<StoredVersions>('select version, oldest from schema_version');
  return row ?? { version: 0, oldest: 0 };
}

/** An index of very many texts takes minutes, for which another server that starts waits too. */
const timeoutMs = 60 * 60_000;

/** Brings the store to the version that this program knows; one that is newer stays as it is. */
export async function migrate(db: Db, known = migrations): Promise<void> {
  await db.transaction(
    async ({ all }) => {
      // Before anything else: even "create table if not exists" collides when two instances start.
      await all(db.dialect.migrationLock);
      await all(
        'create table if not exists schema_version (version integer not null, oldest integer not null)',
      );
      const stored = await storedVersions({ all });
      refuseNewer(stored, known);
      if (stored.version >= known.length) return;
      let { oldest } = stored;
      for (const [at, migration] of known.entries()) {
        if (at < stored.version) continue;
        refuseFault(migration, at + 1, db.dialect);
        oldest = Math.max(oldest, migration.worksFrom ?? 1);
        for (const step of migration.steps(db.dialect)) {
          await (typeof step === 'string' ? all(step) : step({ all }));
        }
      }
      await all('delete from schema_version');
      await all('insert into schema_version (version, oldest) values ($1, $2)', [
        known.length,
        oldest,
      ]);
    },
    { timeoutMs },
  );
}

/** Refuses a store that a newer program changed so that this one no longer works on it. */
export function refuseNewer({ version, oldest }: StoredVersions, known = migrations): void {
  if (known.length >= oldest || known.length >= version) return;
  throw new ConfigError(
    `The store is of version ${version}, and this program knows versions up to ${known.length}. Start the newer program again, or go back with the backup it made: docs/runbooks/backup.md.`,
  );
}
