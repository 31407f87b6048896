import { fillIn } from '#words/fill-in.ts';
import { causeWords, channelLabel, purposeLabel, remedyWords } from '#words/desk/deliveries.ts';
import { deskWords } from '#desk/kit/words.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { ShownAttempt, ShownTask } from '#domain/submissions/submission-detail.ts';
import { classNames } from '#ui/class-names.ts';
import { ask } from '#desk/kit/api.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { FoldedSection } from './section.tsx';
import { fullTime } from '#desk/kit/times.ts';

const words = deskWords.submissions.tasks;

/** What is sent because of this submission, with every attempt. */
export function TaskList({ submissionId, tasks }: { submissionId: string; tasks: ShownTask[] }) {
  return (
    <FoldedSection heading={words.heading} open={tasks.some(isInTrouble)}>
      {tasks.length === 0 && <p className="text-muted">{words.none}</p>}
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
    done: (_, action) => (action === 'redeliver' ? words.redelivered : words.cancelled),
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
            ? words.notYet
            : fillIn(words.states[state], { time: at === null ? '' : fullTime(at) })}
        </span>
      </p>
      {attempts.length > 0 && (
        <details>
          <summary className="min-h-8 content-center text-muted">
            {attempts.length === 1
              ? words.oneAttempt
              : fillIn(words.attempts, { count: attempts.length })}
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
            {words.redeliver}
          </button>
          {state === 'waiting' && (
            <button type="button" disabled={busy} className={look} onClick={() => act('cancel')}>
              {words.cancel}
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
        {status === null ? words.noAnswer : fillIn(words.status, { status })} ·{' '}
        {fillIn(words.took, { ms: durationMs })}
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
