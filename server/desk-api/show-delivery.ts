import type { ShownDelivery, ShownDestination, ShownFailure } from '../../domain/work/delivery.ts';
import type { ChannelName } from '../../domain/work/channel.ts';
import { causeOf, describeFailure } from '../channels/cause-of.ts';
import type { Channel } from '../channels/channel.ts';
import type { Queue } from '../store/tasks/queues.ts';
import type { Attempt } from '../store/tasks/task.ts';
import type { UnsettledTask } from '../store/tasks/unsettled-tasks.ts';

export function showDestination(queue: Queue, channels: readonly Channel[]): ShownDestination {
  const { channel, key, destination, waiting, oldestWaitingSince, abandoned } = queue;
  return {
    channel,
    key,
    host: destination?.host ?? null,
    lastSuccessAt: destination?.lastSuccessAt ?? null,
    lastFailureAt: destination?.lastFailureAt ?? null,
    failingSince: destination?.failingSince ?? null,
    consecutiveFailures: destination?.consecutiveFailures ?? 0,
    lastFailure: showFailure(channels, channel, destination?.lastFailure ?? null),
    waiting,
    oldestWaitingSince,
    abandoned,
  };
}

export function showDelivery(
  task: UnsettledTask,
  attempts: readonly Attempt[],
  channels: readonly Channel[],
  now: number,
): ShownDelivery {
  const { id, channel, purpose, destination, submissionId, reference, waitingSince } = task;
  const state = task.state as ShownDelivery['state'];
  return {
    id,
    channel,
    purpose,
    destination,
    submissionId,
    reference,
    waitingSince,
    state,
    at: state === 'waiting' ? task.nextAttemptAt : task.settledAt,
    inFlight: task.leaseUntil !== null && task.leaseUntil > now,
    failure: showFailure(channels, channel, task.lastFailure),
    attempts: attempts.map((attempt) => ({
      ...attempt,
      cause: attempt.failure && describeFailure(channels, channel, attempt.failure),
    })),
  };
}

export function showFailure(
  channels: readonly Channel[],
  channel: ChannelName,
  recorded: string | null,
): ShownFailure | null {
  return recorded === null ? null : { recorded, ...causeOf(channels, channel, recorded) };
}
