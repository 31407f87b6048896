import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { catalogue } from '../../content/catalogue.server.ts';
import { openPlaceholders } from '../../domain/firm/company-facts.ts';
import type { Channel } from '../channels/channel.ts';
import { createChannels } from '../channels/channels.ts';
import { systemClock } from '../clock.ts';
import { ConfigError, type Config } from '../config.ts';
import { attemptTimeoutMs } from '../outbox/attempt-task.ts';
import type { Db } from '../store/db.ts';
import { readDestinations } from '../store/destinations.ts';
import { openStore } from '../store/open-store.ts';
import { CommandError, isoTime, type Command } from './command.ts';
import { describeDestination } from './delivery-commands.ts';

const lowDiskBytes = 1024 ** 3;
const longBacklogMs = 60 * 60_000;

type Finding =
  { ok: string } | { fault: string; remedy: string } | { open: string; remedy: string };

export const doctorCommand: Command = {
  usage: 'doctor [--no-deliveries]',
  summary: 'Checks configuration, disk, store and deliveries; sends test deliveries.',
  options: { 'no-deliveries': { type: 'boolean', help: 'send no test deliveries' } },
  opensStore: false,
  async run({ config: read, write, options, now }) {
    const config = read();
    const findings: Finding[] = [
      { ok: 'The configuration is valid.' },
      checkCompany(),
      await checkDisk(config.dataDir),
      ...(await checkStore(config, options['no-deliveries'] !== true, now())),
    ];
    for (const finding of findings) {
      if ('ok' in finding) write(`ok     ${finding.ok}`);
      else {
        write('fault' in finding ? `FAULT  ${finding.fault}` : `OPEN   ${finding.open}`);
        write(`       ${finding.remedy}`);
      }
    }
    const faults = findings.filter((finding) => 'fault' in finding);
    if (faults.length > 0) throw new CommandError(`${faults.length} faults found.`);
  },
};

/** Open placeholders are no fault of the installation, but no site should be published with them. */
function checkCompany(): Finding {
  const fields = openPlaceholders(catalogue().company);
  if (fields.length === 0) return { ok: 'content/company.yaml has no placeholders.' };
  return {
    open: `Placeholders: ${fields.join(', ')}.`,
    remedy: 'Fill it in content/company.yaml before you publish the site.',
  };
}

async function checkDisk(dataDir: string): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = `${((bavail * bsize) / 1024 ** 3).toFixed(1)} GB`;
    if (bavail * bsize >= lowDiskBytes) return { ok: `${dataDir} is writable, ${free} free.` };
    return {
      fault: `${dataDir} has only ${free} free.`,
      remedy: 'Free space on that disk, or run "purge" for submissions past their retention.',
    };
  } catch (error) {
    return {
      fault: `${dataDir} is not writable: ${(error as Error).message}.`,
      remedy: 'Make it writable for this user, or set DATA_DIR to another folder.',
    };
  }
}

async function checkStore(config: Config, sendTests: boolean, now: number): Promise<Finding[]> {
  const name = config.databaseUrl ? 'PostgreSQL' : 'The embedded store';
  let db: Db;
  try {
    db = await openStore(config);
  } catch (error) {
    const remedy = 'Deliveries were not checked. Correct this first.';
    if (error instanceof ConfigError) return [{ fault: error.message, remedy }];
    return [{ fault: `${name} cannot be opened: ${(error as Error).message}.`, remedy }];
  }
  try {
    const [row] = await db.all<{ count: number }>('select count(*) as count from submission');
    const siteUrl = config.siteUrl ?? '';
    const channels = createChannels({ config, siteUrl, db, clock: systemClock });
    return [
      { ok: `${name} answers and holds ${row?.count} submissions.` },
      ...(await checkBacklog(db, now)),
      ...(await checkDestinations(db, channels)),
      ...(sendTests ? await sendTestDeliveries(channels) : []),
    ];
  } finally {
    await db.close();
  }
}

async function checkBacklog(db: Db, now: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const counts = await db.all<{ state: string; count: number; oldest: number }>(
    `select task.state, count(*) as count, min(submission.received_at) as oldest
      from task left join submission on submission.id = task.submission_id
      where task.state in ('waiting', 'held', 'abandoned') group by task.state`,
  );
  for (const { state, count, oldest } of counts) {
    if (state === 'abandoned') {
      findings.push({
        fault: `${count} deliveries are abandoned.`,
        remedy: 'Correct the receiver, then run "redeliver --abandoned".',
      });
    } else if (state === 'waiting' && oldest !== null && oldest < now - longBacklogMs) {
      findings.push({
        fault: `${count} deliveries are waiting, the oldest since ${isoTime(oldest)}.`,
        remedy: '"deliveries" lists each with its last failure, or that it has no destination.',
      });
    } else {
      const review = state === 'held' ? '; review them with "list --quarantined"' : '';
      findings.push({ ok: `${count} deliveries are ${state}${review}.` });
    }
  }
  return findings;
}

/** What the server recorded in the store, whatever this shell has configured. */
async function checkDestinations(db: Db, channels: readonly Channel[]): Promise<Finding[]> {
  const destinations = await readDestinations(db);
  if (destinations.length === 0) {
    return [{ ok: 'No destination was configured when the server last started: all is kept.' }];
  }
  return destinations.map((destination): Finding => {
    const { consecutiveFailures, lastFailure } = destination;
    const channel = channels.find(({ name }) => name === destination.channel);
    return consecutiveFailures === 0
      ? { ok: `${describeDestination(destination)}.` }
      : {
          fault: `${describeDestination(destination)}.`,
          remedy: channel?.remedy(lastFailure ?? '') ?? 'The server log has each attempt.',
        };
  });
}

/** To what this shell has configured: only there are addresses and secrets known. */
async function sendTestDeliveries(channels: readonly Channel[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const channel of channels) {
    for (const { key, host } of channel.destinations) {
      const outcome = await channel.sendTest(key, AbortSignal.timeout(attemptTimeoutMs));
      const what = `${channel.name} ${key} → ${host}: test delivery`;
      findings.push(
        outcome.result === 'failed'
          ? {
              fault: `${what} failed (${outcome.failure}).`,
              remedy: channel.remedy(outcome.failure),
            }
          : { ok: `${what} accepted (HTTP ${outcome.status}).` },
      );
    }
  }
  if (findings.length === 0) {
    findings.push({ ok: 'No test deliveries: this shell has no destination configured.' });
  }
  return findings;
}
