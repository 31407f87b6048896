import { expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { migrations, versionOf } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-store.ts';
import { contentFindings } from '#server/web/findings/findings.ts';
import { releases, unpackRelease } from '#tests/support/stores/release-stores.ts';
import { describeStores, type StoreConfig } from '#tests/support/stores/stores.ts';

describeStores('the store of a release', (store) => {
  test.each(releases())('%s is restored, and works as one that is new', async (release) => {
    const config = await store.unopened();
    const { db: fresh } = await store.fresh();
    const folder = await unpackRelease(release, fresh.dialect.name);
    expect(await restore(config, folder)).toMatch(/It holds 4 submissions and 1 files/);
    const db = await openStore(config);
    expect(await versionOf(db)).toBe(migrations.length);
    // Whoever edits released tables instead of adding a migration misses them in every store.
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
    const findings = await contentFindings(db, 'tests/firm');
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    await db.close();
  });
});

async function restore({ dataDir, databaseUrl }: StoreConfig, folder: string) {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const lines: string[] = [];
  await runCommand(['restore', folder], {
    config: () => readConfig(environment),
    confirm: async () => false,
    now: () => Date.now(),
    write: (line) => void lines.push(line),
  });
  return lines.join('\n');
}

/** Each table with its columns, whatever their order, which differs after an upgrade. */
async function schemaOf(db: Awaited<ReturnType<typeof openStore>>): Promise<string[]> {
  const columns =
    db.dialect.name === 'sqlite'
      ? `select t.name || '.' || c.name || ' ' || c.type || ' ' || c."notnull" as line
          from pragma_table_list t, pragma_table_info(t.name) c where t.schema = 'main'`
      : `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
          from information_schema.columns where table_schema = current_schema()`;
  const indexes =
    db.dialect.name === 'sqlite'
      ? `select name as line from sqlite_master where type in ('index', 'trigger')`
      : `select indexname as line from pg_indexes where schemaname = current_schema()`;
  const lines = [
    ...(await db.all<{ line: string }>(columns)),
    ...(await db.all<{ line: string }>(indexes)),
  ];
  return lines.map(({ line }) => line).toSorted();
}
