import type { HealthFinding } from '../../domain/work/health.ts';
import { remedyWords } from '../../messages/desk-words/remedies.ts';
import type { Channel } from '../channels/channel.ts';
import { createChannels } from '../channels/channels.ts';
import { sendTest } from '../channels/send-test.ts';
import { systemClock } from '../clock.ts';
import { ConfigError, type Config } from '../config.ts';
import { provideStoredContent } from '../content/provide-stored-content.ts';
import { contentFindings } from '../findings/content-findings.ts';
import { deliveryFindings } from '../findings/delivery-findings.ts';
import { counted } from '../findings/counted.ts';
import { builtAt, installationFindings } from '../findings/installation-findings.ts';
import { storeFindings } from '../findings/store-findings.ts';
import type { Db } from '../store/db/db.ts';
import { describeStore, openExistingStore } from '../store/db/open-store.ts';
import { CommandError, type Command } from './command.ts';

const marks = { ok: 'ok    ', fault: 'FAULT ', open: 'OPEN  ' };

export const doctorCommand: Command = {
  usage: 'doctor [--no-deliveries]',
  summary: 'Checks configuration, disk, store and deliveries; sends test deliveries.',
  options: { 'no-deliveries': { type: 'boolean', help: 'send no test deliveries' } },
  opensStore: false,
  async run({ config: read, write, options, now }) {
    const config = read();
    write(`Store: ${describeStore(config)}`);
    write(`${marks.ok} The configuration is valid.`);
    const findings = [
      ...(await installationFindings(config)),
      ...(await checkStore(config, options['no-deliveries'] !== true, now())),
    ];
    for (const finding of findings) {
      write(`${marks[finding.level]} ${finding.text}`);
      if (finding.level !== 'ok') write(`       ${finding.remedy}`);
    }
    const faults = findings.filter(({ level }) => level === 'fault');
    if (faults.length > 0) throw new CommandError(`${counted(faults.length, 'fault')} found.`);
  },
};

async function checkStore(
  config: Config,
  sendTests: boolean,
  now: number,
): Promise<HealthFinding[]> {
  let db: Db;
  let release: (() => void) | undefined;
  try {
    db = await openExistingStore(config);
  } catch (error) {
    const { message } = error as Error;
    const text = error instanceof ConfigError ? message : `The store cannot be opened: ${message}.`;
    const remedy = 'Deliveries were not checked. Correct this first.';
    return [{ area: 'store', level: 'fault', text, remedy }];
  }
  try {
    const content = await provideStoredContent(db, config.content, config.contentDir);
    release = content.release;
    const siteUrl = config.siteUrl ?? '';
    const channels = createChannels({ config, siteUrl, db, clock: systemClock });
    return [
      ...(await storeFindings(db, now, await builtAt())),
      ...(await contentFindings(db, config.content, config.contentDir)),
      ...(await deliveryFindings(db, now)),
      ...(sendTests ? await sendTestDeliveries(channels) : []),
    ];
  } finally {
    release?.();
    await db.close();
  }
}

/** To what this shell has configured: only there are addresses and secrets known. */
async function sendTestDeliveries(channels: readonly Channel[]): Promise<HealthFinding[]> {
  const area = 'deliveries';
  const findings: HealthFinding[] = [];
  for (const channel of channels) {
    for (const { key, host } of channel.destinations) {
      const outcome = await sendTest(channel, key);
      const what = `${channel.name} ${key} → ${host}: test delivery`;
      if (outcome.result === 'failed') {
        const { failure } = outcome;
        const remedy = remedyWords(channel.name, failure);
        findings.push({ area, level: 'fault', text: `${what} failed (${failure}).`, remedy });
      } else {
        const status = outcome.status === undefined ? '' : ` (HTTP ${outcome.status})`;
        findings.push({ area, level: 'ok', text: `${what} accepted${status}.` });
      }
    }
  }
  if (findings.length === 0) {
    const text = 'No test deliveries: this shell has no destination configured.';
    findings.push({ area, level: 'ok', text });
  }
  return findings;
}
