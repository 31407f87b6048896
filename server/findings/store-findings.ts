import { readFileSync } from 'node:fs';
import type { HealthFinding } from '../../domain/work/health.ts';
import { lastBackupAt } from '../store/db/backup-record.ts';
import type { Db } from '../store/db/db.ts';
import { lastRunOf } from '../store/db/scheduled-jobs.ts';

const hour = 60 * 60_000;
const oldBackupMs = 48 * hour;
const lateRetentionMs = 48 * hour;

/** What the store tells about itself. */
export async function storeFindings(db: Db, now: number): Promise<HealthFinding[]> {
  return [
    await checkContents(db),
    await checkBackup(db, now),
    await checkRetention(db, now),
    await versions(db),
  ];
}

export function storeName(embedded: boolean): string {
  return embedded ? 'The embedded store' : 'PostgreSQL';
}

async function checkContents(db: Db): Promise<HealthFinding> {
  const [row] = await db.all<{ count: number }>('select count(*) as count from submission');
  const name = storeName(db.dialect.name === 'sqlite');
  const text = `${name} answers and holds ${row?.count} submissions.`;
  return { area: 'store', level: 'ok', text };
}

async function checkBackup(db: Db, now: number): Promise<HealthFinding> {
  const area = 'backup';
  const embedded = db.dialect.name === 'sqlite';
  const last = await lastBackupAt(db);
  if (last !== undefined && last > now - oldBackupMs) {
    return { area, level: 'ok', text: `The last backup is of ${isoTime(last)}.` };
  }
  const [row] = await db.all<{ count: number }>('select count(*) as count from submission');
  return {
    area,
    // An empty store has nothing to lose yet.
    level: row?.count ? 'fault' : 'open',
    text:
      last === undefined
        ? 'No backup was ever recorded.'
        : `The last backup is of ${isoTime(last)}, more than 48 hours ago.`,
    remedy: embedded
      ? 'Run "backup <new folder>" every night from cron: docs/runbooks/backup.md.'
      : 'Run pg_dump every night, then "backup --taken": docs/runbooks/backup.md.',
  };
}

/** None before the first day: a new server has not run it yet. */
async function checkRetention(db: Db, now: number): Promise<HealthFinding> {
  const area = 'retention';
  const last = await lastRunOf(db, 'retention');
  if (last === undefined) {
    return { area, level: 'ok', text: 'The daily deletion by age has not run yet.' };
  }
  const text = `The last deletion by age was at ${isoTime(last)}.`;
  if (last > now - lateRetentionMs) return { area, level: 'ok', text };
  return {
    area,
    level: 'fault',
    text,
    remedy: 'A running server does it once a day: its log names the cause as job-failure.',
  };
}

async function versions(db: Db): Promise<HealthFinding> {
  const [schema] = await db.all<{ version: number }>('select version from schema_version');
  const embedded = db.dialect.name === 'sqlite';
  const [database] = await db.all<{ version: string }>(
    embedded
      ? 'select sqlite_version() as version'
      : `select current_setting('server_version') as version`,
  );
  const parts = [
    `Northgauge ${programVersion()}`,
    `Node.js ${process.versions.node}`,
    `${embedded ? 'SQLite' : 'PostgreSQL'} ${database?.version}`,
    `store version ${schema?.version}`,
  ];
  return { area: 'versions', level: 'ok', text: `${parts.join(', ')}.` };
}

function programVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}
