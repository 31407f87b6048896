import type { AuditAction } from '#domain/privacy/audit.ts';
import { detailTexts } from '#words/desk/history.ts';
import { nothingDeleted, retentionWords } from '#words/desk/retention.ts';
import { submissionWords } from '#words/desk/submission.ts';
import { fillIn } from '#words/fill-in.ts';
import { fullTime } from '#desk/kit/times.ts';

/** The log recorded states in English words. */
const states = {
  new: submissionWords.states.new,
  'in progress': submissionWords.states['in-work'],
  'in-work': submissionWords.states['in-work'],
  answered: submissionWords.states.answered,
  closed: submissionWords.states.closed,
} as Readonly<Record<string, string | undefined>>;

const categories: Readonly<Record<string, string | undefined>> = retentionWords;

/** What was recorded beside an action, in the words and times of its reader where it is known. */
export function detailWords(action: AuditAction, recorded: string): string {
  const details = recorded.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    fullTime(Date.parse(time)),
  );
  switch (action) {
    case 'submission-assigned':
      return details.replace(/^to (.+)$/, (_, name: string) =>
        fillIn(detailTexts.assigned, { name }),
      );
    case 'submission-state-changed':
      return details.replace(/^from (.+) to (.+)$/, (_, from: string, to: string) =>
        fillIn(detailTexts.state, { from: states[from] ?? from, to: states[to] ?? to }),
      );
    case 'submission-due-changed':
      return details.replace(/^to (.+)$/, (_, time: string) => fillIn(detailTexts.due, { time }));
    case 'submission-restricted':
      return details.replace(/^deleted after (.+)$/, (_, time: string) =>
        fillIn(detailTexts.deletedAfter, { time }),
      );
    case 'retention-run':
      return (
        details.replaceAll(/\w+(?=: \d)/g, (category) => categories[category] ?? category) ||
        nothingDeleted
      );
    default:
      return details;
  }
}
