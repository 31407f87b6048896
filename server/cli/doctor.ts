import type { HealthFinding } from '#domain/status/health.ts';
import { remedyWords } from '#words/desk/deliveries.ts';
import { deskWords } from '#words/desk/en.ts';
import { findingWords } from '#words/desk/status.ts';
import { type Channel, sendTest } from '#server/deliveries/channel.ts';
import { createChannels } from '#server/channels/channels.ts';
import { systemClock } from '#server/base/clock.ts';
import { ConfigError, type Config } from '#server/base/config.ts';
import { provideStoredContent } from '#server/documents/live-content.ts';
import {
  builtAt,
  contentFindings,
  deliveryFindings,
  installationFindings,
  storeFindings,
  timeOf,
} from '#server/web/findings/findings.ts';
import type { Db } from '#server/db/db.ts';
import { describeStore, openExistingStore } from '#server/db/open-store.ts';
import { CommandError, type Command } from './command.ts';

const marks = { ok: 'ok    ', fault: 'FAULT ', open: 'OPEN  ' };

export const doctorCommand: Command = {
  usage: 'doctor [--no-deliveries]',
  summary: 'Checks configuration, disk, store and deliveries; sends test deliveries.',
  options: { 'no-deliveries': { type: 'boolean', help: 'send no test deliveries' } },
  store: 'itself',
  async run({ config: read, write, options, now }) {
    const config = read();
    write(`Store: ${describeStore(config)}`);
    write(`${marks.ok} The configuration is valid.`);
    const lines = await check(config, options['no-deliveries'] !== true, now());
    for (const { level, text, remedy } of lines) {
      write(`${marks[level]} ${text}`);
      if (remedy) write(`       ${remedy}`);
    }
    const faults = lines.filter(({ level }) => level === 'fault').length;
    if (faults > 0) throw new CommandError(`${faults} ${faults === 1 ? 'fault' : 'faults'} found.`);
  },
};

type Line = Pick<HealthFinding, 'level'> & { text: string; remedy?: string };

function inWords(finding: HealthFinding): Line {
  return { level: finding.level, ...findingWords(finding, timeOf, deskWords) };
}

async function check(config: Config, sendTests: boolean, now: number): Promise<Line[]> {
  let db: Db;
  let release: (() => void) | undefined;
  try {
    db = await openExistingStore(config, 'reads');
  } catch (error) {
    const { message } = error as Error;
    const text = error instanceof ConfigError ? message : `The store cannot be opened: ${message}.`;
    return [
      ...(await installationFindings(config)).map(inWords),
      { level: 'fault', text, remedy: 'Deliveries were not checked. Correct this first.' },
    ];
  }
  try {
    const content = await provideStoredContent(db, config.contentDir);
    release = content.release;
    const siteUrl = config.siteUrl ?? '';
    const channels = createChannels({ config, siteUrl, db, clock: systemClock });
    const findings = [
      // With the content of the store: it is the firm that the pages name.
      ...(await installationFindings(config)),
      ...(await storeFindings(db, now, await builtAt())),
      ...(await contentFindings(db, config.contentDir)),
      ...(await deliveryFindings(db, now)),
    ];
    return [...findings.map(inWords), ...(sendTests ? await sendTestDeliveries(channels) : [])];
  } finally {
    release?.();
    await db.close();
  }
}

/** To what this shell has configured: only there are addresses and secrets known. */
async function sendTestDeliveries(channels: readonly Channel[]): Promise<Line[]> {
  const findings: Line[] = [];
  for (const channel of channels) {
    for (const { key, host } of channel.destinations) {
      const outcome = await sendTest(channel, key);
      const what = `${channel.name} ${key} → ${host}: test delivery`;
      if (outcome.result === 'failed') {
        const { failure } = outcome;
        const remedy = remedyWords(channel.name, failure, deskWords.deliveries);
        findings.push({ level: 'fault', text: `${what} failed (${failure}).`, remedy });
      } else {
        const status = outcome.status === undefined ? '' : ` (HTTP ${outcome.status})`;
        findings.push({ level: 'ok', text: `${what} accepted${status}.` });
      }
    }
  }
  if (findings.length === 0) {
    const text = 'No test deliveries: this shell has no destination configured.';
    findings.push({ level: 'ok', text });
  }
  return findings;
}
