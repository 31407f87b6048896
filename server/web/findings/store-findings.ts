import { catalogue } from '#content/catalogue.server.ts';
import { readFileSync } from 'node:fs';
import type { HealthFinding } from '#domain/status/health.ts';
import { missingFactFindings } from './firm-findings.ts';
import { lawFindings } from './law-findings.ts';
import { lastBackupAt } from '#server/db/backup-record.ts';
import type { Db } from '#server/db/db.ts';
import { lastRunOf } from '#server/db/scheduled-jobs.ts';
import {
  firstReceivedAt,
  lacksSearchIndex,
  latestTime,
  storeVersions,
} from '#server/db/store-facts.ts';
import { countSubmissions } from '#server/inbox/changes.ts';
import { vacancyFindings } from './vacancy-findings.ts';

const hour = 60 * 60_000;
const oldBackupMs = 48 * hour;
/** Servers that share a store may differ a little. */
const clockToleranceMs = 5 * 60_000;
const lateRetentionMs = 48 * hour;

/** What the store tells about itself. */
export async function storeFindings(
  db: Db,
  now: number,
  builtAt: number | undefined,
): Promise<HealthFinding[]> {
  return [
    await checkContents(db),
    ...(await checkSearch(db)),
    ...(await vacancyFindings(db)),
    ...(await missingFactFindings(db)),
    ...lawFindings(catalogue(), now),
    ...(await checkClock(db, now, builtAt)),
    await checkBackup(db, now),
    await checkRetention(db, now),
    await versions(db),
  ];
}

async function checkContents(db: Db): Promise<HealthFinding> {
  const store = db.dialect.name === 'sqlite' ? 'embedded' : 'postgres';
  const submissions = await countSubmissions(db);
  return { area: 'store', level: 'ok', is: 'store-answers', store, submissions };
}

async function checkSearch(db: Db): Promise<HealthFinding[]> {
  if (!(await lacksSearchIndex(db))) return [];
  return [{ area: 'store', level: 'open', is: 'no-search-index' }];
}

/** Due times, retention and certificates all go by the clock. */
async function checkClock(
  db: Db,
  now: number,
  builtAt: number | undefined,
): Promise<HealthFinding[]> {
  const latest = Math.max(await latestTime(db), builtAt ?? 0);
  if (now >= latest - clockToleranceMs) return [];
  const of = latest === builtAt ? 'build' : 'store';
  return [{ area: 'store', level: 'fault', is: 'clock-back', now, latest, of }];
}

async function checkBackup(db: Db, now: number): Promise<HealthFinding> {
  const area = 'backup';
  const last = await lastBackupAt(db);
  if (last !== undefined && last > now - oldBackupMs) {
    return { area, level: 'ok', is: 'backup-taken', at: last };
  }
  if (last !== undefined) return { area, level: 'fault', is: 'backup-old', at: last };
  const since = (await firstReceivedAt(db)) ?? now;
  // Nothing to lose yet, or no night has passed since the first submission.
  const level = since > now - oldBackupMs ? 'open' : 'fault';
  return { area, level, is: 'no-backup' };
}

/** None before the first day: a new server has not run it yet. */
async function checkRetention(db: Db, now: number): Promise<HealthFinding> {
  const area = 'retention';
  const last = await lastRunOf(db, 'retention');
  if (last === undefined) return { area, level: 'ok', is: 'deletion-pending' };
  if (last > now - lateRetentionMs) return { area, level: 'ok', is: 'deletion-ran', at: last };
  return { area, level: 'fault', is: 'deletion-late', at: last };
}

async function versions(db: Db): Promise<HealthFinding> {
  const { schema, database } = await storeVersions(db);
  return {
    area: 'versions',
    level: 'ok',
    is: 'versions',
    program: programVersion(),
    node: process.versions.node,
    database: `${db.dialect.name === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${database}`,
    schema,
  };
}

function programVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
