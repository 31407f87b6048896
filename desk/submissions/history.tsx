import type { AuditAction } from '#domain/privacy/audit.ts';
import type { HistoryEntry } from '#domain/submissions/submission-detail.ts';
import { fillIn } from '#words/fill-in.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { FoldedSection } from './section.tsx';

const words = deskWords.submissions.history;

export function History({ entries }: { entries: HistoryEntry[] }) {
  return (
    <FoldedSection heading={words.heading}>
      {entries.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol className="grid gap-1">
        {entries.map(({ at, by, action, details }) => (
          <li
            key={`${at} ${by} ${action} ${details}`}
            className="grid gap-x-3 sm:max-lg:grid-cols-[9.5rem_1fr]"
          >
            <Moment at={at} className="text-muted">
              {fullTime(at)}
            </Moment>
            <span className="break-words">
              <span className="font-medium">{by}</span> {deskWords.audit.actions[action]}{' '}
              {detailWords(action, details)}
            </span>
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}

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
