import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { Deliveries, ShownDelivery } from '#domain/deliveries/delivery.ts';
import {
  causeWords,
  channelLabel,
  destinationLabel,
  purposeLabel,
  remedyWords,
} from '#words/desk/deliveries.ts';
import { Badge } from '#ui/badge.tsx';
import { AskDialog } from '#desk/kit/act-dialog.tsx';
import { ask } from '#desk/kit/api.ts';
import { Moment, useNow } from '#desk/kit/moment.tsx';
import { Panel } from '#desk/kit/operations-page.tsx';
import { SmallButton } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';

const words = deskWords.deliveries;

const filters = ['all', 'failing', 'waiting', 'abandoned', 'cancelled'] as const;
type Filter = (typeof filters)[number];

/** Those that are not done, filtered by what is the matter with them. */
export function DeliveryList({ deliveries, more }: Pick<Deliveries, 'deliveries' | 'more'>) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = deliveries.filter((delivery) => matches(delivery, filter));
  return (
    <Panel
      heading={words.list}
      aside={
        deliveries.length > 0 && (
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">{words.filter}</legend>
            {filters.map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={filter === one}
                onClick={() => setFilter(one)}
                className="min-h-9 rounded-sm px-3 text-muted hover:text-ink aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:text-ink"
              >
                {words.filters[one]}{' '}
                <span className="tabular-nums">
                  {deliveries.filter((delivery) => matches(delivery, one)).length}
                </span>
              </button>
            ))}
          </fieldset>
        )
      }
    >
      {shown.length === 0 ? (
        <p className="rounded-md border border-dashed border-line p-6 text-center text-muted">
          {deliveries.length === 0 ? words.empty : words.emptyFilter}
        </p>
      ) : (
        <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
          {shown.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {more && <p className="text-muted">{words.more}</p>}
    </Panel>
  );
}

function matches(delivery: ShownDelivery, filter: Filter): boolean {
  const state = stateOf(delivery);
  return filter === 'all' || state === filter || (filter === 'waiting' && state === 'sending');
}

type State = keyof typeof words.taskStates;

/** One message to one receiver, with its attempts. */
function DeliveryRow({ delivery }: { delivery: ShownDelivery }) {
  const [asking, setAsking] = useState(false);
  const { id, channel, purpose, destination, submissionId, reference, failure } = delivery;
  const state = stateOf(delivery);
  const name = reference ?? `${channelLabel(channel, words)}, ${purposeLabel(purpose, words)}`;
  const to = destinationLabel({ channel, key: destination }, words);
  const redeliver = useAct({
    act: () => ask('POST /tasks/:id/redeliver', { id }),
    done: words.redelivered,
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
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        heading={words.cancelHeading}
        act={() => ask('POST /tasks/:id/cancel', { id })}
        done={words.cancelled}
        renews={[['deliveries']]}
        keepLabel={words.keep}
        label={words.cancelNow}
        danger
      >
        <p>{words.cancelText(name, `${channelLabel(channel, words)}, ${to}`)}</p>
      </AskDialog>
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

function stateOf({ state, inFlight, failure }: ShownDelivery): State {
  if (state !== 'waiting') return state;
  if (inFlight) return 'sending';
  return failure ? 'failing' : 'waiting';
}

/** Why something was not delivered, with the technical part folded. */
export function FailureNote({
  channel,
  failure,
  children,
}: {
  channel: ChannelName;
  /** As recorded. */
  failure: string;
  /** What it means for the firm. */
  children?: ReactNode;
}) {
  return (
    <div className="grid gap-1">
      <p>
        {children} {causeWords(failure, words)}
      </p>
      <details>
        <summary className="min-h-8 w-fit cursor-pointer content-center text-accent underline-offset-4 hover:underline">
          {words.operator}
        </summary>
        <p className="border-l-2 border-line pl-3 wrap-anywhere">
          <span className="font-mono text-xs">{failure}</span>{' '}
          {remedyWords(channel, failure, words)}
        </p>
      </details>
    </div>
  );
}
