import { retentionWords } from '../../messages/desk-words/retention.ts';
import { createChannels, planWith } from '../channels/channels.ts';
import { systemClock } from '../clock.ts';
import { cutoff, retentionRules } from '../privacy/retention-rules.ts';
import { retentionStatus, runRetention } from '../privacy/run-retention.ts';
import { CommandError, isoTime, type Command } from './command.ts';

export const purgeCommand: Command = {
  usage: 'purge [--yes]',
  summary: 'Deletes what is past its retention period now. The server does it once a day.',
  options: { yes: { type: 'boolean', help: 'skip the confirmation' } },
  async run({ db, config: read, options, write, confirm, now }) {
    const status = await retentionStatus(db, now());
    for (const rule of retentionRules) {
      const { dueNow = 0 } = status.find(({ category }) => category === rule.category) ?? {};
      const before = isoTime(cutoff(rule, now()));
      write(`${retentionWords[rule.category].padEnd(42)}  ${dueNow} of before ${before}`);
    }
    const due = status.reduce((sum, { dueNow }) => sum + dueNow, 0);
    if (due === 0) return;
    if (!options.yes && !(await confirm(`${due} records will be deleted.`))) {
      throw new CommandError('Nothing was deleted. Add --yes to skip the confirmation.');
    }
    const config = read();
    const siteUrl = config.siteUrl ?? '';
    const planTasks = planWith(createChannels({ config, siteUrl, db, clock: systemClock }));
    const by = { id: null, name: 'command' };
    for (const { category, count, references } of await runRetention(db, {
      by,
      planTasks,
      now: now(),
    })) {
      for (const reference of references) write(`Deleted ${reference}.`);
      if (references.length === 0 && count > 0) {
        write(`Deleted ${count}: ${retentionWords[category].toLowerCase()}.`);
      }
    }
  },
};
