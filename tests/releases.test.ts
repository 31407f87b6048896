import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import { runCommand } from '#server/cli/run-command.ts';
import { migrations, versionOf } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-store.ts';
import { existingKeys } from '#server/documents/read-documents.ts';
import { seedStore } from '#server/documents/seed-store.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { contentFindings } from '#server/web/findings/findings.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
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

  test('documents and fields that only 1.0.0 had stay, and disturb nothing', async () => {
    const config = await store.unopened();
    const { db: fresh } = await store.fresh();
    await restore(config, await unpackRelease('1.0.0', fresh.dialect.name));
    const db = await openStore(config);
    const before = await existingKeys(db);
    expect(before).toContainEqual({ kind: 'talent-pack', id: 'main' });
    await seedStore(db, Date.UTC(2026, 10, 20, 12), 'tests/firm');
    // The samples of what staff add are for an empty store.
    expect(await existingKeys(db)).toEqual(before);

    const folder = temporaryFolder();
    await run(config, 'content', 'export', folder);
    expect(await run(config, 'content', 'import', folder)).toContain('Nothing changes.');
    const file = path.join(folder, 'vacancies', 'head-of-flight-safety-munich.yaml');
    const advert = readFileSync(file, 'utf8');
    expect(advert).toContain('boards:');
    writeFileSync(file, advert.replace(/^experience: .*$/m, 'experience: Mid-level'));
    expect(await run(config, 'content', 'import', folder)).toContain('Saved 1 vacancy.');
    const stored = await findVacancy(db, 'head-of-flight-safety-munich');
    expect(stored?.vacancy).toMatchObject({
      experience: 'Mid-level',
      boards: expect.arrayContaining(['adzuna']),
    });
    await db.close();
  });
});

function restore(config: StoreConfig, folder: string) {
  return run(config, 'restore', folder);
}

async function run({ dataDir, databaseUrl }: StoreConfig, ...command: string[]) {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const lines: string[] = [];
  await runCommand(command, {
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
