import { useQuery } from '@tanstack/react-query';
import type {
  Alert,
  Deliveries,
  ShownDestination,
  TestDelivery,
} from '#domain/deliveries/delivery.ts';
import type { ChannelName } from '#domain/deliveries/channel.ts';
import {
  causeWords,
  channelLabel,
  destinationLabel,
  destinationName,
  remedyWords,
} from '#words/desk/deliveries.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ask } from '#desk/kit/api.ts';
import { Failure } from '#desk/kit/loading.tsx';
import { Moment } from '#desk/kit/moment.tsx';
import { Fact, OperationsPage, Panel } from '#desk/kit/operations-page.tsx';
import { SmallButton } from '#desk/kit/controls.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { deskWords } from '#desk/kit/words.ts';
import { DeliveryList, FailureNote } from './delivery-list.tsx';

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
      <OperationsPage heading={words.heading}>
        <Failure onRetry={() => void refetch()} />
      </OperationsPage>
    );
  }
  return (
    <OperationsPage heading={words.heading} summary={data ? summaryOf(data) : words.loading}>
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
  const { data } = useQuery({
    // The frame counts the same alerts.
    queryKey: ['alerts'],
    queryFn: ({ signal }) => ask('GET /alerts', {}, { signal }),
    refetchInterval: 60_000,
  });
  if (!data || data.alerts.length === 0) return null;
  return (
    <section aria-label={words.alerts} className="grid gap-3">
      {data.alerts.map((alert) => (
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
