import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { foldText } from '#domain/edition/text.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import { ConfigError } from '#server/base/config.ts';
import { manifestName, manifestSchema, removeUpgradeCopies, sizeOf } from './copy-store.ts';
import { migrations, versionOf, type Migration } from './migrate.ts';
import { openAnyVersion, openExistingStore, openStore, type StoreChange } from './open-store.ts';

const present = migrations.length;

/**
 * What a next version may bring: tables and columns by the SQL of both databases, and rows that are
 * filled with what no SQL can compute.
 */
const next: Migration = {
  steps: ({ integer }) => [
    `create table room (
    name text primary key,
    seats ${integer} not null
  )`,
    `alter table person add column sorted text not null default ''`,
    async ({ all }) => {
      const people = await all<{ id: string; name: string }>('select id, name from person');
      for (const { id, name } of people) {
        await all('update person set sorted = $2 where id = $1', [id, foldText(name)]);
      }
    },
    'create index person_sorted on person (sorted)',
  ],
};
/** What the release after it may then do. */
const afterNext: Migration = {
  worksFrom: present + 1,
  steps: () => ['alter table person drop column name'],
};
const nextProgram = [...migrations, next];

/** A store of this program with a person and a submission, closed. */
async function filled({ unopened }: StoreUnderTest) {
  const config = await unopened();
  const db = await openStore(config);
  await db.all(
    `insert into person (id, name, role, created_at) values ('p', 'Zoë', 'consultant', 0)`,
  );
  await storeSubmission(db);
  await db.close();
  return config;
}

describeStores('a store that the next program opens', (store) => {
  test('is backed up, upgraded with its rows, and upgraded once', async () => {
    const config = await filled(store);
    const changes: StoreChange[] = [];
    const report = (change: StoreChange) => changes.push(change);
    await (await openStore(config, report, nextProgram)).close();
    const db = await openStore(config, report, nextProgram);
    expect(await versionOf(db)).toBe(present + 1);
    expect(await db.all('select name, sorted from person')).toEqual([
      { name: 'Zoë', sorted: 'zoe' },
    ]);
    await db.all(`insert into room (name, seats) values ('North', 4)`);
    await db.close();

    const [made, ...others] = changes;
    expect(others).toEqual([]);
    expect(made).toMatchObject({ change: 'upgraded', from: present, to: present + 1 });
    const backup = made?.change === 'upgraded' ? made.backup : '';
    expect(backup).toContain(path.join(config.dataDir, 'backups'));
    const manifest = manifestSchema.parse(
      JSON.parse(readFileSync(path.join(backup, manifestName), 'utf8')),
    );
    expect([manifest.version, sizeOf(manifest)]).toEqual([present, { submissions: 1, files: 0 }]);
  });

  test('is refused by a command until a start has upgraded it', async () => {
    const config = await filled(store);
    await expect(openExistingStore(config, 'reads', nextProgram)).rejects.toThrow(
      `The store is of version ${present}, and this program works with version ${present + 1}.`,
    );
  });

  test('serves the program before as well, until the one after it contracts', async () => {
    const config = await filled(store);
    const db = await openStore(config, undefined, nextProgram);
    // Beside it on PostgreSQL, after it on the embedded store, as when an update is taken back.
    if (!config.databaseUrl) await db.close();
    const earlier = await openStore(config);
    await storeSubmission(earlier);
    await earlier.all(
      `insert into person (id, name, role, created_at) values ('q', 'Ann', 'consultant', 0)`,
    );
    expect(await earlier.all('select name, sorted from person order by id')).toEqual([
      { name: 'Zoë', sorted: 'zoe' },
      { name: 'Ann', sorted: '' },
    ]);
    await earlier.close();
    await (await openExistingStore(config, 'reads')).close();
    if (config.databaseUrl) await db.close();

    await (await openStore(config, undefined, [...nextProgram, afterNext])).close();
    await (await openStore(config, undefined, nextProgram)).close();
    for (const open of [() => openStore(config), () => openExistingStore(config, 'reads')]) {
      const opening = open();
      await expect(opening).rejects.toThrow(ConfigError);
      await expect(opening).rejects.toThrow(
        new RegExp(`of version ${present + 2}, .*up to ${present}\\. .*runbooks/backup\\.md`),
      );
    }
  });

  test('stays as it was when a step fails', async () => {
    const config = await filled(store);
    const failing = [...nextProgram, { steps: () => ['create table person (id text)'] }];
    await expect(openStore(config, undefined, failing)).rejects.toThrow(/already exists/);
    const db = await openExistingStore(config, 'reads');
    expect((await db.all('select * from person'))[0]).not.toHaveProperty('sorted');
    await db.close();
  });

  test('stays as it was when its backup fails, and says what to do', async () => {
    const config = await filled(store);
    // Nothing can be made below a file.
    writeFileSync(path.join(config.dataDir, 'backups'), '');
    const opening = openStore(config, undefined, nextProgram);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/not upgraded from version \d+ to \d+: .* Correct that/);
    const db = await openAnyVersion(config, 'reads');
    expect(await versionOf(db)).toBe(present);
    await db.close();
  });

  test('a new store is reported and has no backup', async () => {
    const config = await store.unopened();
    const changes: StoreChange[] = [];
    await (await openStore(config, (change) => changes.push(change), nextProgram)).close();
    expect(changes).toMatchObject([{ change: 'created', version: present + 1 }]);
    expect(readdirSync(config.dataDir)).not.toContain('backups');
  });
});

// Embedded alone: what is refused is refused before a statement reaches the database.
test.each([
  'drop table person',
  'alter table person rename column name to called',
  'alter table person alter column name type text',
  'alter table person add column seat text not null',
])('a migration that contracts without saying so is refused: %s', async (step) => {
  const config = { dataDir: temporaryFolder(), databaseUrl: undefined };
  const silent = [...migrations, { steps: () => [step] }];
  await expect(openStore(config, undefined, silent)).rejects.toThrow('contracts without');
  const early = [...migrations, { worksFrom: present + 1, steps: () => [step] }];
  await expect(openStore(config, undefined, early)).rejects.toThrow('leaves the release before');
});

test('backups of upgrades are kept for two weeks, those made by hand for good', async () => {
  const dataDir = temporaryFolder();
  const day = 24 * 60 * 60_000;
  const now = 100 * day;
  const folders = [`version-8-${now - 15 * day}`, `version-8-${now - 13 * day}`, 'by-hand'];
  for (const name of folders) mkdirSync(path.join(dataDir, 'backups', name), { recursive: true });
  await removeUpgradeCopies(dataDir, now);
  expect(readdirSync(path.join(dataDir, 'backups')).toSorted()).toEqual(
    folders.slice(1).toSorted(),
  );
});
