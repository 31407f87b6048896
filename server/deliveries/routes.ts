import type { FastifyRequest } from 'fastify';
import type {
  ShownDelivery,
  ShownDestination,
  TestDelivery,
  Alert,
} from '#domain/deliveries/delivery.ts';
import { type Channel, sendTest } from './channel.ts';
import { facts } from '#server/db/audit.ts';
import { type Queue, readDestinations, readQueues, recordOutcome } from './destinations.ts';
import {
  cancelDelivery,
  redeliver,
  type UnsettledTask,
  unsettledTasks,
} from './change-delivery.ts';
import { type Attempt, attemptsOf } from '#server/db/tasks.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { openAlerts } from './alerts.ts';

const listed = 300;

/** What was sent, what waits, and what an operator does about it. */
export const deliveryRoutes: DeskPart<{ channels: readonly Channel[] }> = (api, settings) => {
  const { db, clock, channels, wakeOutbox } = settings;

  api.answer('GET /deliveries', async () => {
    const queues = await readQueues(db);
    const tasks = await unsettledTasks(db, listed + 1);
    return {
      destinations: queues.map(showDestination),
      deliveries: await show(tasks.slice(0, listed)),
      more: tasks.length > listed,
    };
  });

  api.answer('POST /tasks/:id/redeliver', (request) => changeTask(request, redeliver));

  api.answer('POST /tasks/:id/cancel', (request) => changeTask(request, cancelDelivery));

  api.answer('POST /destinations/:channel/:key/test', async (request): Promise<TestDelivery> => {
    const { channel: name, key } = request.params;
    const channel = found(
      channels.find((one) => one.name === name && one.destinations.some((to) => to.key === key)),
    );
    const startedAt = clock.now();
    const outcome = await sendTest(channel, key);
    const at = clock.now();
    const failure = outcome.result === 'failed' ? outcome.failure : null;
    await api.act(request, async (act) => {
      // A test that is accepted proves that the destination works again, which ends an alert.
      await recordOutcome(act, { channel: channel.name, destination: key }, at, failure);
      await act.record(
        'destination-tested',
        { type: 'destination', id: `${channel.name}/${key}` },
        failure ? facts`Failed, status ${outcome.status ?? 0}` : facts`Accepted`,
      );
    });
    const told = { status: outcome.status ?? null, durationMs: Math.max(0, at - startedAt) };
    return failure ? { result: 'failed', ...told, failure } : { result: 'delivered', ...told };
  });

  async function show(tasks: readonly UnsettledTask[]): Promise<ShownDelivery[]> {
    const attempts = await attemptsOf(db, tasks);
    const now = clock.now();
    return tasks.map((task) => showDelivery(task, attempts.get(task.id) ?? [], now));
  }

  /** Answers 409 when an attempt is in flight, or the state does not allow the change. */
  async function changeTask(request: FastifyRequest<TaskRequest>, change: typeof redeliver) {
    const outcome = await api.act(request, (act) => change(act, request.params.id));
    if (outcome !== 'changed') throw new DeskRefusal(outcome);
    wakeOutbox();
  }
};

type TaskRequest = { Params: { id: string } };

export const operatorAlertRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /alerts', async () => {
    const destinations = await readDestinations(db);
    const alerts = (await openAlerts(db)).map((stored): Alert => {
      const { id, channel, destination, reason, since, raisedAt } = stored;
      const lastFailure = destinations.find(
        (one) => one.channel === channel && one.key === destination,
      )?.lastFailure;
      return {
        id,
        reason,
        since,
        raisedAt,
        channel,
        destination,
        lastFailure: lastFailure ?? null,
      };
    });
    return { alerts };
  });
};

function showDestination(queue: Queue): ShownDestination {
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

function showDelivery(task: UnsettledTask, attempts: Attempt[], now: number): ShownDelivery {
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
