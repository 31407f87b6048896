import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';
import { fillVersionOneStore } from '#tests/support/stores/version-one-store.ts';
import { ConfigError } from '#server/base/config.ts';
import { removeUpgradeBackups } from './back-up-before-upgrade.ts';
import { embeddedFile } from './embedded-file.ts';
import { currentVersion, versionOf } from './migrate.ts';
import { openAnyVersion, openStore } from './open-store.ts';
import type { StoreChange } from './store-change.ts';
import { verifyStoreFile } from './verify-file.ts';

describeStores('an upgrade', ({ unopened }) => {
  test('is reported with its versions and a verified backup, a new store has none', async () => {
    const config = await unopened();
    const { length } = await fillVersionOneStore(config);
    const changes: StoreChange[] = [];
    await (await openStore(config, (change) => changes.push(change))).close();
    await (await openStore(config, (change) => changes.push(change))).close();
    const backup = expect.stringContaining(path.join(config.dataDir, 'backups'));
    const store = expect.any(String);
    expect(changes).toEqual([{ change: 'upgraded', from: 1, to: currentVersion, backup, store }]);
    const [made] = changes;
    const folder = made?.change === 'upgraded' ? made.backup : '';
    expect(verifyStoreFile(embeddedFile(folder))).toMatchObject({
      version: 1,
      submissions: length,
    });

    const empty = await unopened();
    await (await openStore(empty, (change) => changes.push(change))).close();
    expect(changes.at(-1)).toMatchObject({ change: 'created', version: currentVersion });
    expect(readdirSync(empty.dataDir)).not.toContain('backups');
  });

  test('does not take place when its backup fails, and says what to do', async () => {
    const config = await unopened();
    await fillVersionOneStore(config);
    // Nothing can be made below a file.
    writeFileSync(path.join(config.dataDir, 'backups'), '');
    const opening = openStore(config);
    await expect(opening).rejects.toThrow(ConfigError);
    await expect(opening).rejects.toThrow(/not upgraded from version 1 to \d+: .* Make room/);
    const db = await openAnyVersion(config, 'reads');
    expect(await versionOf(db)).toBe(1);
    await db.close();
  });

  test('keeps its backup for two weeks', async () => {
    const { dataDir } = await unopened();
    const day = 24 * 60 * 60_000;
    const now = 100 * day;
    const folders = [`version-8-${now - 15 * day}`, `version-8-${now - 13 * day}`, 'by-hand'];
    for (const name of folders) mkdirSync(path.join(dataDir, 'backups', name), { recursive: true });
    await removeUpgradeBackups(dataDir, now);
    expect(readdirSync(path.join(dataDir, 'backups')).toSorted()).toEqual(
      folders.slice(1).toSorted(),
    );
  });
});
