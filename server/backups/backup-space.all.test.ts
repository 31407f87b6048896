import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MiB } from '#domain/forms/file-type.ts';
import { freeBytes } from '#server/base/free-space.ts';
import { silentLog } from '#server/base/log.ts';
import type { Db } from '#server/db/db.ts';
import { migrations } from '#server/db/migrate.ts';
import { openStore } from '#server/db/open-store.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { mountingFault, mountMemory } from '#tests/support/stores/mounted-folder.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { backupJob } from './backup-job.ts';
import { openPlace } from './backup-place.ts';
import { readBackupRecord } from './backup-record.ts';
import { drill } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const fault = mountingFault('mount', 'umount');
const reserve = 16 * MiB;
const now = Date.UTC(2026, 10, 18, 2, 15);
const words = /has 2\d MB free, and \d\d MB are needed: .* 16 MB .*DISK_RESERVE_MB/;

describeStores('a copy that does not fit beside the reserve', (store) => {
  describe.skipIf(fault)(`on a small disk${fault ? ` (${fault})` : ''}`, () => {
    let disk: ReturnType<typeof mountMemory>;
    let db: Db;
    let config: Parameters<typeof takeBackup>[0] & { diskReserveBytes: number };
    beforeEach(async () => {
      disk = mountMemory(256);
      const to = { kind: 'folder', folder: temporaryFolder() } as const;
      const backup = { to, recipient: undefined, keep: { daily: 7, weekly: 4, monthly: 12 } };
      const { databaseUrl } = await store.unopened();
      config = { dataDir: disk.folder, databaseUrl, diskReserveBytes: reserve, backup };
      db = await openStore(config);
      for (let at = 0; at < 4; at += 1) {
        await storeSubmission(db, { file: aFile({ bytes: randomBytes(5 * MiB) }) });
      }
    });
    afterEach(async () => {
      await db.close();
      disk.unmount();
    });

    /** The least that was free meanwhile. */
    async function leastFree(work: () => Promise<unknown>): Promise<number> {
      let least = Number.POSITIVE_INFINITY;
      const look = async () => (least = Math.min(least, await freeBytes(disk.folder)));
      const looking = setInterval(() => void look(), 1);
      await work().finally(() => clearInterval(looking));
      await look();
      return least;
    }

    test('is not begun for a backup, whenever it is tried, until there is room', async () => {
      const [job] = backupJob({ config: config as never, db, log: silentLog });
      disk.fillUpTo(25);
      for (const hours of [0, 1]) {
        const least = await leastFree(() => job!.run(now + hours * 3_600_000));
        expect((await readBackupRecord(db)).failure?.reason).toMatch(words);
        expect(least).toBeGreaterThan(reserve);
      }
      disk.resize(512);
      await job!.run(now + 2 * 3_600_000);
      expect(await readBackupRecord(db)).toMatchObject({ newest: {}, drill: {} });
    });

    test('is not begun for a backup whose place is on the same disk', async () => {
      const to = { kind: 'folder', folder: disk.folder } as const;
      const here = { ...config, backup: { ...config.backup, to } };
      disk.fillUpTo(50);
      const taking = () => expect(takeBackup(here, db, { now })).rejects.toThrow(/has .* MB free/);
      expect(await leastFree(taking)).toBeGreaterThan(reserve);
    });

    test('is not begun for a drill', async () => {
      const { name } = await takeBackup(config, db, { now });
      const place = openPlace(config.backup.to);
      disk.fillUpTo(25);
      const trying = () =>
        expect(drill(config, { place, backup: name, keys: [] })).rejects.toThrow(words);
      expect(await leastFree(trying)).toBeGreaterThan(reserve);
    });

    test('is not begun for an upgrade, and the store stays as it was', async () => {
      disk.fillUpTo(25);
      const next = [...migrations, { steps: () => [] }];
      const least = await leastFree(async () => {
        await expect(openStore(config, undefined, next)).rejects.toThrow(words);
      });
      expect(least).toBeGreaterThan(reserve);
    });
  });
});
