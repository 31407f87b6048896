import { formOf } from '../../domain/forms/forms.ts';
import { retention } from '../../domain/privacy/retention.ts';
import { submissionKinds, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { countSubmissionsBefore, removeSubmissionsBefore } from '../store/remove-submissions.ts';
import { CommandError, isoTime, type Command } from './command.ts';

export const purgeCommand: Command = {
  usage: 'purge [--yes]',
  summary: 'Deletes submissions past their retention period. Run it once a day.',
  options: { yes: { type: 'boolean', help: 'skip the confirmation' } },
  async run({ db, options, write, confirm, now }) {
    let due = 0;
    for (const kind of submissionKinds) {
      const count = await countSubmissionsBefore(db, kind, cutoff(kind, now()));
      write(`${kind.padEnd(22)}  ${count} older than ${isoTime(cutoff(kind, now()))}`);
      due += count;
    }
    if (due === 0) return;
    if (!options.yes && !(await confirm(`${due} submissions will be deleted.`))) {
      throw new CommandError('Nothing was deleted. Add --yes to skip the confirmation.');
    }
    for (const kind of submissionKinds) {
      const removed = await removeSubmissionsBefore(db, kind, cutoff(kind, now()));
      for (const { reference } of removed) write(`Deleted ${reference}, ${kind}.`);
    }
  },
};

/** Submissions received before this time are past their retention. */
function cutoff(kind: SubmissionKind, now: number): number {
  const { value, unit } = retention[formOf(kind).retention];
  const date = new Date(now);
  const months = unit === 'year' ? value * 12 : value;
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
