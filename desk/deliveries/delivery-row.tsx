import { useState } from 'react';
import { Link } from 'react-router';
import type { ShownDelivery } from '#domain/deliveries/delivery.ts';
import {
  causeWords,
  channelLabel,
  destinationLabel,
  purposeLabel,
  remedyWords,
} from '#words/desk/deliveries.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Badge } from '#ui/badge.tsx';
import { ActDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { useNow } from '#desk/kit/use-now.ts';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { FailureNote } from './failure-note.tsx';

const words = deskWords.deliveries;

type State = keyof typeof words.taskStates;

/** One message to one receiver, with its attempts. */
export function DeliveryRow({ delivery }: { delivery: ShownDelivery }) {
  const [asking, setAsking] = useState(false);
  const { id, channel, purpose, destination, submissionId, reference, failure } = delivery;
  const state = stateOf(delivery);
  const name = reference ?? `${channelLabel(channel, words)}, ${purposeLabel(purpose, words)}`;
  const to = destinationLabel({ channel, key: destination }, words);
  const redeliver = useAct({
    act: () => ask('POST /tasks/:id/redeliver', { id }),
    failure: 'notice',
    done: words.redelivered,
    renews: [['deliveries']],
  });
  const cancel = useAct({
    act: () => ask('POST /tasks/:id/cancel', { id }),
    failure: 'shown',
    done: words.cancelled,
    onDone: () => setAsking(false),
    renews: [['deliveries']],
  });
  return (
    <li className="grid gap-2 p-4" aria-label={name}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {submissionId && reference ? (
              <Link
                to={`/submissions/${submissionId}`}
                className="font-mono font-medium text-accent underline underline-offset-4"
              >
                {reference}
              </Link>
            ) : (
              <span className="font-medium">{purposeLabel(purpose, words)}</span>
            )}
            <Badge tone={state === 'failing' || state === 'abandoned' ? 'danger' : 'neutral'}>
              {words.taskStates[state]}
            </Badge>
          </p>
          <p className="text-muted">
            {channelLabel(channel, words)} → {to}. <When delivery={delivery} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <SmallButton
            aria-label={words.redeliverOf(name)}
            aria-disabled={redeliver.busy}
            onClick={() => redeliver.act()}
          >
            {words.redeliver}
          </SmallButton>
          {delivery.state === 'waiting' && (
            <SmallButton
              variant="quiet"
              aria-label={words.cancelOf(name)}
              onClick={() => setAsking(true)}
            >
              {words.cancel}
            </SmallButton>
          )}
        </div>
      </div>
      {failure && <FailureNote channel={channel} failure={failure} />}
      {delivery.attempts.length > 0 && <Attempts delivery={delivery} />}
      <ActDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={words.cancelHeading}
        keepLabel={words.keep}
        label={words.cancelNow}
        act={cancel}
        danger
      >
        <p>{words.cancelText(name, `${channelLabel(channel, words)}, ${to}`)}</p>
      </ActDialog>
    </li>
  );
}

function When({ delivery: { state, at } }: { delivery: ShownDelivery }) {
  const now = useNow();
  if (at === null) return null;
  if (state === 'waiting' && at <= now) return words.due;
  return (
    <>
      {state === 'waiting' ? words.next : words.settled} <Moment at={at} />
    </>
  );
}

function Attempts({ delivery: { channel, attempts } }: { delivery: ShownDelivery }) {
  return (
    <details>
      <summary className="w-fit text-accent underline-offset-4 hover:underline">
        {words.attempts(attempts.length)}
      </summary>
      <ol className="mt-2 grid gap-2 border-l-2 border-line pl-4">
        {attempts.map(({ startedAt, durationMs, status, failure }) => (
          <li key={startedAt} className="grid gap-x-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <span className="text-muted tabular-nums">{fullTime(startedAt)}</span>
            <span>
              <span className="font-medium">
                {status === null
                  ? failure
                    ? words.noAnswer
                    : words.accepted
                  : words.status(status)}
              </span>
              <span className="text-muted tabular-nums"> ({durationMs} ms)</span>
              {failure && ` ${causeWords(failure, words)} ${remedyWords(channel, failure, words)}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

export function stateOf({ state, inFlight, failure }: ShownDelivery): State {
  if (state !== 'waiting') return state;
  if (inFlight) return 'sending';
  return failure ? 'failing' : 'waiting';
}
