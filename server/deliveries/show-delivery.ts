import type { ShownDelivery, ShownDestination } from '#domain/deliveries/delivery.ts';
import type { Queue } from './queues.ts';
import type { Attempt } from '#server/db/task.ts';
import type { UnsettledTask } from './unsettled-tasks.ts';

export function showDestination(queue: Queue): ShownDestination {
  const { channel, key, destination, waiting, oldestWaitingSince, abandoned } = queue;
  return {
    channel,
    key,
    host: destination?.host ?? null,
    lastSuccessAt: destination?.lastSuccessAt ?? null,
    lastFailureAt: destination?.lastFailureAt ?? null,
    failingSince: destination?.failingSince ?? null,
    consecutiveFailures: destination?.consecutiveFailures ?? 0,
    lastFailure: destination?.lastFailure ?? null,
    waiting,
    oldestWaitingSince,
    abandoned,
  };
}

export function showDelivery(task: UnsettledTask, attempts: Attempt[], now: number): ShownDelivery {
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
    failure: task.lastFailure,
    attempts,
  };
}
