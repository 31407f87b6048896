import type { AuditAction } from '#domain/privacy/audit.ts';
import type {
  HistoryEntry,
  ShownAttempt,
  ShownTask,
} from '#domain/submissions/submission-detail.ts';
import { fillIn } from '#words/fill-in.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { calendarDate, fullTime } from '#desk/kit/times.ts';
import { deskWords } from '#desk/kit/words.ts';
import { FoldedSection } from './sections.tsx';
import { causeWords, channelLabel, purposeLabel, remedyWords } from '#words/desk/deliveries.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import { classNames } from '#ui/class-names.ts';
import { ask } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';

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
    case 'introduction-kept':
      return details.replace(/^deleted after (.+)$/, (_, time: string) =>
        fillIn(deskWords.audit.actionDetails.deletedAfter, { time }),
      );
    case 'submission-held':
      return details.replace(/^until (.+)$/, (_, day: string) =>
        fillIn(deskWords.audit.actionDetails.until, { day: calendarDate(day) }),
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

const taskWords = deskWords.submissions.tasks;

/** What is sent because of this submission, with every attempt. */
export function TaskList({ submissionId, tasks }: { submissionId: string; tasks: ShownTask[] }) {
  return (
    <FoldedSection heading={taskWords.heading} open={tasks.some(isInTrouble)}>
      {tasks.length === 0 && <p className="text-muted">{taskWords.none}</p>}
      <ul className="grid gap-3">
        {tasks.map((task) => (
          <Task key={task.id} task={task} submissionId={submissionId} />
        ))}
      </ul>
    </FoldedSection>
  );
}

function Task({ task, submissionId }: { task: ShownTask; submissionId: string }) {
  const { id, channel, purpose, destination, state, at, attempts } = task;
  const { act, busy } = useAct({
    act: (action: 'redeliver' | 'cancel') => ask(`POST /tasks/:id/${action}`, { id }),
    done: (_, action) => (action === 'redeliver' ? taskWords.redelivered : taskWords.cancelled),
    renews: [['submission', submissionId]],
  });
  const bad = isInTrouble(task);
  return (
    <li className="grid gap-1 rounded-md border border-line bg-surface px-3 py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 break-all">
          <span className="font-medium">
            {channelLabel(channel, deskWords.deliveries)},{' '}
            {purposeLabel(purpose, deskWords.deliveries)}
          </span>{' '}
          <span className="text-muted">{destination}</span>
        </span>
        <span className={classNames(bad && 'font-semibold text-danger')}>
          {at === null && state === 'waiting'
            ? taskWords.notYet
            : fillIn(taskWords.states[state], { time: at === null ? '' : fullTime(at) })}
        </span>
      </p>
      {attempts.length > 0 && (
        <details>
          <summary className="min-h-8 content-center text-muted">
            {attempts.length === 1
              ? taskWords.oneAttempt
              : fillIn(taskWords.attempts, { count: attempts.length })}
          </summary>
          <ol className="mt-1 grid gap-2 border-l-2 border-line pl-3">
            {attempts.map((attempt) => (
              <Attempt key={attempt.startedAt} channel={channel} attempt={attempt} />
            ))}
          </ol>
        </details>
      )}
      {state !== 'held' && (
        <div className="flex flex-wrap gap-3">
          <button type="button" disabled={busy} className={look} onClick={() => act('redeliver')}>
            {taskWords.redeliver}
          </button>
          {state === 'waiting' && (
            <button type="button" disabled={busy} className={look} onClick={() => act('cancel')}>
              {taskWords.cancel}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function isInTrouble({ state, attempts }: ShownTask): boolean {
  const failed = attempts.some(({ failure }) => failure !== null);
  return state === 'abandoned' || (state === 'waiting' && failed);
}

const look = 'min-h-8 text-accent underline-offset-4 hover:underline disabled:text-muted';

function Attempt({ channel, attempt }: { channel: ChannelName; attempt: ShownAttempt }) {
  const { startedAt, durationMs, status, failure } = attempt;
  return (
    <li>
      <p className={failure ? 'text-danger' : undefined}>
        {fullTime(startedAt)} ·{' '}
        {status === null ? taskWords.noAnswer : fillIn(taskWords.status, { status })} ·{' '}
        {fillIn(taskWords.took, { ms: durationMs })}
      </p>
      {failure && (
        <p className="break-words">
          {causeWords(failure, deskWords.deliveries)}{' '}
          {remedyWords(channel, failure, deskWords.deliveries)}
        </p>
      )}
      {failure && <p className="break-words text-muted">{failure}</p>}
    </li>
  );
}
