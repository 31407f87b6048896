import { useQuery } from '@tanstack/react-query';
import type {
  Alert,
  Deliveries,
  ShownDelivery,
  ShownDestination,
  TestDelivery,
} from '#domain/deliveries/delivery.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import {
  causeWords,
  channelLabel,
  destinationLabel,
  destinationName,
  purposeLabel,
  remedyWords,
} from '#words/desk/deliveries.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ask } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/loading.tsx';
import { Moment, useNow } from '#desk/kit/moment.tsx';
import { Fact, OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { Choices, SmallButton } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAlerts } from '#desk/kit/top-bar.tsx';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { AskDialog } from '#desk/kit/act-dialog.tsx';

const words = deskWords.deliveries;

const refreshMs = 5_000;

/** What was to be sent where, what fails and why. */
export function DeliveriesPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['deliveries'],
    queryFn: ({ signal }) => ask('GET /deliveries', {}, { signal }),
    refetchInterval: refreshMs,
  });
  if (!data && error) {
    return (
      <OperationsPage heading={deskWords.kit.nav.deliveries}>
        <Failure onRetry={() => void refetch()} />
      </OperationsPage>
    );
  }
  return (
    <OperationsPage
      heading={deskWords.kit.nav.deliveries}
      summary={data ? summaryOf(data) : words.loading}
    >
      <AlertList />
      <Panel heading={words.destinations}>
        {!data && <Skeleton className="h-24" />}
        {data?.destinations.length === 0 && <p className="text-muted">{words.noDestinations}</p>}
        {data && data.destinations.length > 0 && (
          <ul className="grid divide-y divide-line rounded-md border border-line bg-surface">
            {data.destinations.map((destination) => (
              <DestinationRow
                key={`${destination.channel} ${destination.key}`}
                destination={destination}
              />
            ))}
          </ul>
        )}
      </Panel>
      {data ? <DeliveryList {...data} /> : <Skeleton className="h-40" />}
    </OperationsPage>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0);
}

function summaryOf({ destinations }: Deliveries): string {
  return words.summary({
    failing: destinations.filter(({ consecutiveFailures }) => consecutiveFailures > 0).length,
    waiting: sum(destinations.map(({ waiting }) => waiting)),
    abandoned: sum(destinations.map(({ abandoned }) => abandoned)),
  });
}

/** What is announced in the frame, with its remedies. */
function AlertList() {
  const alerts = useAlerts();
  if (alerts.length === 0) return null;
  return (
    <section aria-label={words.alerts} className="grid gap-3">
      {alerts.map((alert) => (
        <div
          key={alert.id}
          className="flex gap-3 rounded-md border border-l-4 border-danger bg-danger-surface p-4"
        >
          <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-danger" />
          <div className="grid gap-1">
            <p className="font-semibold">{textOf(alert)}</p>
            <p>
              {words.since} <Moment at={alert.since} />. {remedyOf(alert)}
            </p>
          </div>
        </div>
      ))}
    </section>
  );
}

function textOf({ reason, channel, destination }: Alert): string {
  return words.alert[reason](destinationName({ channel, key: destination }, words));
}

function remedyOf({ reason, channel, lastFailure }: Alert): string {
  return reason === 'failing' && lastFailure
    ? remedyWords(channel, lastFailure, words)
    : words.alert.backlogRemedy;
}

/** One receiver: whether it accepts, what waits for it, and a test on demand. */
function DestinationRow({ destination }: { destination: ShownDestination }) {
  const { channel, key, host, lastSuccessAt, oldestWaitingSince, lastFailure } = destination;
  const name = `${channelLabel(channel, words)}, ${destinationLabel(destination, words)}`;
  const test = useAct({
    act: () => ask('POST /destinations/:channel/:key/test', { channel, key }),
    renews: [['deliveries']],
  });
  const state = stateOf(destination);
  return (
    <li className="grid gap-3 p-4" aria-label={name}>
      <div className="grid items-start gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_30rem_8.5rem]">
        <div className="grid min-w-0 gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{destinationLabel(destination, words)}</span>
            <Badge tone={state === 'failing' ? 'danger' : 'neutral'}>{words.states[state]}</Badge>
          </p>
          <p className="text-muted">
            {channelLabel(channel, words)}
            {host && (
              <>
                {' → '}
                <span className="font-mono text-xs">{host}</span>
              </>
            )}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
          <Fact label={words.lastSuccess}>
            {lastSuccessAt === null ? words.never : <Moment at={lastSuccessAt} />}
          </Fact>
          <Fact label={words.waiting}>{destination.waiting}</Fact>
          <Fact label={words.oldest}>
            {oldestWaitingSince === null ? words.none : <Moment at={oldestWaitingSince} />}
          </Fact>
          <Fact label={words.failures}>{destination.consecutiveFailures}</Fact>
        </dl>
        <div className="lg:justify-self-end">
          {host && (
            <SmallButton
              aria-label={words.testOf(name)}
              aria-disabled={test.busy}
              onClick={() => test.act()}
            >
              {test.busy ? words.testing : words.test}
            </SmallButton>
          )}
        </div>
      </div>
      {!host && <p className="text-muted">{words.unconfigured}</p>}
      {state === 'failing' && lastFailure && (
        <FailureNote channel={channel} failure={lastFailure}>
          {oldestWaitingSince !== null && (
            <span className="font-semibold text-danger">
              {words.standing(destination.waiting, fullTime(oldestWaitingSince))}
            </span>
          )}
        </FailureNote>
      )}
      <div aria-live="polite" className="empty:-mt-3">
        {test.answer && <TestOutcome channel={channel} outcome={test.answer} />}
      </div>
    </li>
  );
}

function TestOutcome({ channel, outcome }: { channel: ChannelName; outcome: TestDelivery }) {
  if (outcome.result === 'delivered') {
    return (
      <p className="flex items-start gap-2 text-success">
        <Icon name="check" className="mt-0.5 size-4 shrink-0" />
        {words.testAccepted(outcome.status, outcome.durationMs)}
      </p>
    );
  }
  const { failure } = outcome;
  return (
    <p className="flex items-start gap-2">
      <Icon name="alert" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span>
        <span className="font-semibold text-danger">{words.testFailed(failure)}</span>{' '}
        {causeWords(failure, words)} {remedyWords(channel, failure, words)}
      </span>
    </p>
  );
}

function stateOf({
  host,
  consecutiveFailures,
  lastSuccessAt,
}: ShownDestination): keyof typeof words.states {
  if (host === null) return 'unconfigured';
  if (consecutiveFailures > 0) return 'failing';
  return lastSuccessAt === null ? 'unused' : 'working';
}

const filters = ['all', 'failing', 'waiting', 'abandoned', 'cancelled'] as const;
type Filter = (typeof filters)[number];

/** Those that are not done, filtered by what is the matter with them. */
function DeliveryList({ deliveries, more }: Pick<Deliveries, 'deliveries' | 'more'>) {
  const [filter, setFilter] = useState<Filter>('all');
  const shown = deliveries.filter((delivery) => matches(delivery, filter));
  return (
    <Panel
      heading={words.list}
      aside={
        deliveries.length > 0 && (
          <Choices
            label={words.filter}
            options={filters.map(
              (one) =>
                [
                  one,
                  one === 'all' ? words.all : words.taskStates[one],
                  deliveries.filter((delivery) => matches(delivery, one)).length,
                ] as const,
            )}
            chosen={filter}
            onChoice={setFilter}
          />
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
  const state = taskStateOf(delivery);
  return filter === 'all' || state === filter || (filter === 'waiting' && state === 'sending');
}

type State = keyof typeof words.taskStates;

/** One message to one receiver, with its attempts. */
function DeliveryRow({ delivery }: { delivery: ShownDelivery }) {
  const [asking, setAsking] = useState(false);
  const { id, channel, purpose, destination, submissionId, reference, failure } = delivery;
  const state = taskStateOf(delivery);
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

function taskStateOf({ state, inFlight, failure }: ShownDelivery): State {
  if (state !== 'waiting') return state;
  if (inFlight) return 'sending';
  return failure ? 'failing' : 'waiting';
}

/** Why something was not delivered, with the technical part folded. */
function FailureNote({
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
