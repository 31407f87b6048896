import { privacyWords } from '#words/desk/privacy.en.ts';
import { contextOf } from './plan-tasks.ts';
import { cutoff, retentionRules } from '#server/privacy/retention-rules.ts';
import { retentionStatus, runRetention } from '#server/privacy/run-retention.ts';
import { CommandError, isoTime, type Command } from './command.ts';

export const purgeCommand: Command = {
  usage: 'purge [--yes]',
  summary: 'Deletes what is past its retention period now. The server does it once a day.',
  store: 'writes',
  options: { yes: { type: 'boolean', help: 'skip the confirmation' } },
  async run(context) {
    const { db, options, write, confirm, now } = context;
    const status = await retentionStatus(db, now());
    for (const rule of retentionRules) {
      const { dueNow = 0 } = status.find(({ category }) => category === rule.category) ?? {};
      const before = isoTime(cutoff(rule, now()));
      write(
        `${privacyWords.deletedCategories[rule.category].padEnd(42)}  ${dueNow} of before ${before}`,
      );
    }
    const due = status.reduce((sum, { dueNow }) => sum + dueNow, 0);
    if (due === 0) return;
    if (!options.yes && !(await confirm(`${due} records will be deleted.`))) {
      throw new CommandError('Nothing was deleted. Add --yes to skip the confirmation.');
    }
    const deleted = await runRetention(contextOf(context));
    for (const { category, count, references } of deleted) {
      for (const reference of references) write(`Deleted ${reference}.`);
      if (references.length === 0 && count > 0) {
        write(`Deleted ${count}: ${privacyWords.deletedCategories[category].toLowerCase()}.`);
      }
    }
  },
};
