import type { ChannelName } from '#domain/deliveries/channel.ts';
import type { ShownDestination, TestDelivery } from '#domain/deliveries/delivery.ts';
import { causeWords, channelLabel, destinationLabel, remedyWords } from '#words/desk/deliveries.ts';
import { deskWords } from '#desk/kit/words.ts';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { ask } from '#desk/kit/api.ts';
import { Moment } from '#desk/kit/moment.tsx';
import { Fact } from '#desk/kit/operations-page.tsx';
import { SmallButton } from '#desk/kit/small-button.tsx';
import { fullTime } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { FailureNote } from './failure-note.tsx';

const words = deskWords.deliveries;

/** One receiver: whether it accepts, what waits for it, and a test on demand. */
export function DestinationRow({ destination }: { destination: ShownDestination }) {
  const { channel, key, host, lastSuccessAt, oldestWaitingSince, lastFailure } = destination;
  const name = `${channelLabel(channel, words)}, ${destinationLabel(destination, words)}`;
  const test = useAct({
    act: () => ask('POST /destinations/:channel/:key/test', { channel, key }),
    failure: 'notice',
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
