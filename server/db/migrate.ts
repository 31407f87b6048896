import { ConfigError } from '#server/base/config.ts';
import type { Db, Dialect, Statements } from './db.ts';
import { schema } from './schema.ts';

/**
 * The statements that make one version of the schema of the version before. A function fills rows
 * with what no SQL can compute; a store without rows needs none.
 */
export type Migration = (
  dialect: Dialect,
) => readonly (string | ((statements: Statements) => Promise<void>))[];

/**
 * Forward only: a released migration is never edited, the next change is the next one, whose place
 * in the list is the version that it makes.
 */
export const migrations: readonly Migration[] = [schema];

/** 0 where there is no store yet. */
export async function versionOf({ all, dialect }: Db): Promise<number> {
  const tables = await all<{ name: string }>(dialect.tables);
  if (!tables.some(({ name }) => name === 'schema_version')) return 0;
  return storedVersion({ all });
}

/** Of a store that exists: the least that a working one can answer. */
export async function storedVersion({ all }: Statements): Promise<number> {
  const [row] = await all<{ version: number }>('select version from schema_version');
  return row?.version ?? 0;
}

/** An index of very many texts takes minutes, for which another server that starts waits too. */
const timeoutMs = 60 * 60_000;

/** Brings the store to the version that this program knows. */
export async function migrate(db: Db, known = migrations): Promise<void> {
  await db.transaction(
    async ({ all }) => {
      // Before anything else: even "create table if not exists" collides when two instances start.
      await all(db.dialect.migrationLock);
      await all('create table if not exists schema_version (version integer not null)');
      const version = await storedVersion({ all });
      if (version > known.length) throw new ConfigError(newerStore(version, known));
      if (version === known.length) return;
      for (const migration of known.slice(version)) {
        for (const step of migration(db.dialect)) {
          await (typeof step === 'string' ? all(step) : step({ all }));
        }
      }
      await all('delete from schema_version');
      await all('insert into schema_version (version) values ($1)', [known.length]);
    },
    { timeoutMs },
  );
}

export function newerStore(version: number, known = migrations): string {
  return `The store is of version ${version}, and this program knows versions up to ${known.length}. Start the newer program again, or go back with the backup it made: docs/runbooks/backup.md.`;
}
