import { ConfigError } from '../../config.ts';
import type { Db } from './db.ts';
import { migrations } from './migrations.ts';

/** Brings the store to the version that this program knows. */
export async function migrate(db: Db): Promise<void> {
  await db.transaction(async ({ all }) => {
    // Before anything else: even "create table if not exists" collides when two instances start.
    await all(db.dialect.migrationLock);
    await all('create table if not exists schema_version (version integer not null)');
    const [row] = await all<{ version: number }>('select version from schema_version');
    const version = row?.version ?? 0;
    if (version > migrations.length) {
      throw new ConfigError(
        `The store is of version ${version}, and this program knows versions up to ${migrations.length}. Start the newer program again.`,
      );
    }
    if (version === migrations.length) return;
    for (const migration of migrations.slice(version)) {
      for (const statement of migration(db.dialect)) await all(statement);
    }
    await all('delete from schema_version');
    await all('insert into schema_version (version) values ($1)', [migrations.length]);
  });
}
