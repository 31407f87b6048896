import type { AuditAction } from '#domain/privacy/audit.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { fullTime } from '#desk/kit/times.ts';

/** The log recorded states in English words. */
const states = {
  new: deskWords.submissions.states.new,
  'in progress': deskWords.submissions.states['in-work'],
  'in-work': deskWords.submissions.states['in-work'],
  answered: deskWords.submissions.states.answered,
  closed: deskWords.submissions.states.closed,
} as Readonly<Record<string, string | undefined>>;

const categories: Readonly<Record<string, string | undefined>> =
  deskWords.privacy.deletedCategories;

/** What was recorded beside an action, in the words and times of its reader where it is known. */
export function detailWords(action: AuditAction, recorded: string): string {
  const details = recorded.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    fullTime(Date.parse(time)),
  );
  switch (action) {
    case 'submission-assigned':
      return details.replace(/^to (.+)$/, (_, name: string) =>
        fillIn(deskWords.audit.actionDetails.assigned, { name }),
      );
    case 'submission-state-changed':
      return details.replace(/^from (.+) to (.+)$/, (_, from: string, to: string) =>
        fillIn(deskWords.audit.actionDetails.state, {
          from: states[from] ?? from,
          to: states[to] ?? to,
        }),
      );
    case 'submission-due-changed':
      return details.replace(/^to (.+)$/, (_, time: string) =>
        fillIn(deskWords.audit.actionDetails.due, { time }),
      );
    case 'submission-restricted':
      return details.replace(/^deleted after (.+)$/, (_, time: string) =>
        fillIn(deskWords.audit.actionDetails.deletedAfter, { time }),
      );
    case 'retention-run':
      return (
        details.replaceAll(/\w+(?=: \d)/g, (category) => categories[category] ?? category) ||
        deskWords.privacy.nothingDeleted
      );
    default:
      return details;
  }
}
