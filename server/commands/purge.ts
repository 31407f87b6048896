import { formOf } from '../../domain/forms/forms.ts';
import { retention } from '../../domain/privacy/retention.ts';
import { submissionKinds, type SubmissionKind } from '../../domain/forms/submission-kind.ts';
import { countSubmissionsBefore, removeSubmissionsBefore } from '../store/remove-submissions.ts';
import { CommandError, isoTime, type Command } from './command.ts';

export const purgeCommand: Command = {
  usage: 'purge [--yes]',
  summary: 'Removes what has been kept as long as the privacy policy says. Run it once a day.',
  options: { yes: { type: 'boolean', help: 'do not ask' } },
  async run({ db, values, write, confirm, now }) {
    let due = 0;
    for (const kind of submissionKinds) {
      const count = await countSubmissionsBefore(db, kind, endOf(kind, now()));
      write(`${kind.padEnd(22)}  ${count} older than ${isoTime(endOf(kind, now()))}`);
      due += count;
    }
    if (due === 0) return;
    if (!values.yes && !(await confirm(`${due} submissions are removed for good.`))) {
      throw new CommandError('Nothing was removed. Add --yes to go on without being asked.');
    }
    for (const kind of submissionKinds) {
      const removed = await removeSubmissionsBefore(db, kind, endOf(kind, now()));
      for (const { reference } of removed) write(`Removed ${reference}, ${kind}.`);
    }
  },
};

/** Calendar months and years back from now. */
function endOf(kind: SubmissionKind, now: number): number {
  const { value, unit } = retention[formOf(kind).retention];
  const date = new Date(now);
  const months = unit === 'year' ? value * 12 : value;
  date.setUTCMonth(date.getUTCMonth() - months);
  return date.getTime();
}
