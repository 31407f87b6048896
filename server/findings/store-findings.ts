import { readFileSync } from 'node:fs';
import type { HealthFinding } from '../../domain/work/health.ts';
import { counted } from './counted.ts';
import { timeOf } from './time-of.ts';
import { missingFactFindings } from './firm-findings.ts';
import { lawFindings } from './law-findings.ts';
import { lastBackupAt } from '../store/db/backup-record.ts';
import type { Db } from '../store/db/db.ts';
import { lastRunOf } from '../store/db/scheduled-jobs.ts';
import {
  firstReceivedAt,
  lacksSearchIndex,
  latestTime,
  storeVersions,
} from '../store/db/store-facts.ts';
import { unreadableSubmissions } from '../store/submissions/search-index.ts';
import { countSubmissions } from '../store/work/changes.ts';
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
    ...(await checkReadable(db)),
    ...(await checkSearch(db)),
    ...(await vacancyFindings(db)),
    ...(await missingFactFindings(db)),
    ...lawFindings(now),
    ...(await checkClock(db, now, builtAt)),
    await checkBackup(db, now),
    await checkRetention(db, now),
    await versions(db),
  ];
}

async function checkContents(db: Db): Promise<HealthFinding> {
  const name = db.dialect.name === 'sqlite' ? 'The embedded store' : 'PostgreSQL';
  const text = `${name} answers and holds ${counted(await countSubmissions(db), 'submission')}.`;
  return { area: 'store', level: 'ok', text };
}

async function checkReadable(db: Db): Promise<HealthFinding[]> {
  return (await unreadableSubmissions(db)).map((reference) => ({
    area: 'store',
    level: 'fault',
    text: `What submission ${reference} holds cannot be read: it is listed without a name, and neither found nor delivered.`,
    remedy: 'The store was damaged. Restore a backup of before: docs/runbooks/backup.md.',
  }));
}

async function checkSearch(db: Db): Promise<HealthFinding[]> {
  if (!(await lacksSearchIndex(db))) return [];
  return [
    {
      area: 'store',
      level: 'open',
      text: 'PostgreSQL has no index for the search of the desk: each search reads every submission.',
      remedy: 'Install the extension pg_trgm and create the index: docs/runbooks/postgres.md.',
    },
  ];
}

/** Due times, retention and certificates all go by the clock. */
async function checkClock(
  db: Db,
  now: number,
  builtAt: number | undefined,
): Promise<HealthFinding[]> {
  const latest = Math.max(await latestTime(db), builtAt ?? 0);
  if (now >= latest - clockToleranceMs) return [];
  const what = latest === builtAt ? 'the site was built at' : 'the store holds something of';
  return [
    {
      area: 'store',
      level: 'fault',
      text: `The clock says ${timeOf(now)}, but ${what} ${timeOf(latest)}.`,
      remedy: 'Set the clock of this machine, and let a time service keep it.',
    },
  ];
}

async function checkBackup(db: Db, now: number): Promise<HealthFinding> {
  const area = 'backup';
  const last = await lastBackupAt(db);
  if (last !== undefined && last > now - oldBackupMs) {
    return { area, level: 'ok', text: `The last backup was taken at ${timeOf(last)}.` };
  }
  const since = (await firstReceivedAt(db)) ?? now;
  return {
    area,
    // Nothing to lose yet, or no night has passed since the first submission.
    level: last === undefined && since > now - oldBackupMs ? 'open' : 'fault',
    text:
      last === undefined
        ? 'No backup was ever recorded.'
        : `The last backup was taken at ${timeOf(last)}, more than 48 hours ago.`,
    remedy: 'Run "backup <new folder>" every night from cron: docs/runbooks/backup.md.',
  };
}

/** None before the first day: a new server has not run it yet. */
async function checkRetention(db: Db, now: number): Promise<HealthFinding> {
  const area = 'retention';
  const last = await lastRunOf(db, 'retention');
  if (last === undefined) {
    return { area, level: 'ok', text: 'The daily automatic deletion has not run yet.' };
  }
  const text = `The last automatic deletion was at ${timeOf(last)}.`;
  if (last > now - lateRetentionMs) return { area, level: 'ok', text };
  return {
    area,
    level: 'fault',
    text,
    remedy: 'A running server does it once a day: its log names the cause as job-failure.',
  };
}

async function versions(db: Db): Promise<HealthFinding> {
  const { schema, database } = await storeVersions(db);
  const parts = [
    `Program ${programVersion()}`,
    `Node.js ${process.versions.node}`,
    `${db.dialect.name === 'sqlite' ? 'SQLite' : 'PostgreSQL'} ${database}`,
    `store version ${schema}`,
  ];
  return { area: 'versions', level: 'ok', text: `${parts.join(', ')}.` };
}

function programVersion(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
