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
const day = 24 * hour;
/** Looks are an hour apart and never exact. */
const tolerance = hour / 2;

/**
 * Every hour, on one of the servers: takes a backup when a day has passed since the last, and
 * restores the newest when a month has passed since that was tried. A failure is tried again in an
 * hour, and shown by System status until it is over.
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
        const { newest } = await readBackupRecord(db);
        if (!newest || newest.takenAt <= now - day + tolerance || newest.takenAt > now) {
          await take(given, { db, log, now, signal });
        }
        await drillWhenDue(given, { db, log, now, signal });
      },
    },
  ];
}

type Work = { db: Db; log: Log; now: number; signal: AbortSignal | undefined };

async function take(config: BackupConfig, { db, log, now, signal }: Work): Promise<void> {
  try {
    const { name, place, manifest } = await takeBackup(config, db, { now, signal });
    const { bytes, encrypted } = manifest;
    const facts = { event: 'backup-taken', name, place, bytes, encrypted, ...sizeOf(manifest) };
    log.info(facts, 'backup taken and verified');
  } catch (error) {
    signal?.throwIfAborted();
    const { message: reason } = error as Error;
    log.error({ event: 'backup-failed', reason }, 'the backup failed');
    await changeBackupRecord(db, { failure: { at: now, reason } });
  }
}

const drillEveryMs = 30 * day;

async function drillWhenDue(config: BackupConfig, { db, log, now, signal }: Work): Promise<void> {
  const { newest, drill: last } = await readBackupRecord(db);
  if (!newest) return;
  const dueAfter = last?.failure === undefined ? drillEveryMs : day;
  if (last && last.at > now - dueAfter && last.at <= now) return;
  const { name, key } = newest;
  try {
    const keys = key ? [key] : [];
    await drill(config, { place: openPlace(config.backup.to), backup: name, keys }, signal);
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
