import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Config } from '#server/base/config.ts';
import type { Log } from '#server/base/log.ts';
import { sizeOf } from '#server/db/copy-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Job } from '#server/db/start-jobs.ts';
import { openPlace } from './backup-place.ts';
import { changeBackupRecord, readBackupRecord } from './backup-record.ts';
import { drill } from './restore-backup.ts';
import { takeBackup, type BackupConfig } from './take-backup.ts';

const hour = 60 * 60_000;
/** Looks are an hour apart and never exact. */
const dayAtLeast = 23.5 * hour;
const drillEveryMs = 30 * 24 * hour;

/**
 * Every hour, on one of the servers: takes a backup when a day has passed since the last. When a
 * month has passed since one was restored, or a day since that failed, it takes one and restores
 * it at once: the key with which it opens it is nowhere but in memory. A failure is shown by System
 * status until it is over.
 */
export function backupJob({ config, db, log }: { config: Config; db: Db; log: Log }): Job[] {
  const { backup } = config;
  if (!backup) return [];
  const given = { ...config, backup };
  return [
    {
      name: 'backup',
      intervalMs: hour,
      run: async (now, signal) => {
        const work = { db, log, now, signal };
        const { newest, drill: last } = await readBackupRecord(db);
        if (isDue(last?.at, last?.failure === undefined ? drillEveryMs : dayAtLeast, now)) {
          const key = await generateX25519Identity();
          const name = await take(given, work, [await identityToRecipient(key)]);
          if (name) await restoreAside(given, work, { name, key });
        } else if (isDue(newest?.takenAt, dayAtLeast, now)) await take(given, work);
      },
    },
  ];
}

/** A time ahead was written before the clock was set back. */
function isDue(last: number | undefined, everyMs: number, now: number): boolean {
  return last === undefined || last <= now - everyMs || last > now;
}

type Work = { db: Db; log: Log; now: number; signal: AbortSignal | undefined };

/** The name of the backup, unless it failed. */
async function take(
  config: BackupConfig,
  { db, log, now, signal }: Work,
  alsoFor: readonly string[] = [],
): Promise<string | undefined> {
  try {
    const { name, place, manifest } = await takeBackup(config, db, { now, signal, alsoFor });
    const { bytes, encrypted } = manifest;
    const facts = { event: 'backup-taken', name, place, bytes, encrypted, ...sizeOf(manifest) };
    log.info(facts, 'backup taken and verified');
    return name;
  } catch (error) {
    signal?.throwIfAborted();
    const { message: reason } = error as Error;
    log.error({ event: 'backup-failed', reason }, 'the backup failed');
    await changeBackupRecord(db, { failure: { at: now, reason } });
    return undefined;
  }
}

async function restoreAside(
  config: BackupConfig,
  { db, log, now, signal }: Work,
  { name, key }: { name: string; key: string },
): Promise<void> {
  try {
    await drill(config, { place: openPlace(config.backup.to), backup: name, keys: [key] }, signal);
    await changeBackupRecord(db, { drill: { at: now, name } });
    log.info({ event: 'restore-drill', name }, 'the newest backup was restored and compared');
  } catch (error) {
    signal?.throwIfAborted();
    const { message: reason } = error as Error;
    await changeBackupRecord(db, { drill: { at: now, name, failure: reason } });
    log.error(
      { event: 'restore-drill-failed', name, reason },
      'the newest backup was not restored',
    );
  }
}
