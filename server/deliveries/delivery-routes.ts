import type { FastifyRequest } from 'fastify';
import type { ShownDelivery, TestDelivery } from '#domain/deliveries/delivery.ts';
import { sendTest } from '#server/channels/send-test.ts';
import { facts } from '#server/db/audit.ts';
import { recordOutcome } from './destinations.ts';
import { readQueues } from './queues.ts';
import { cancelDelivery, redeliver } from './change-delivery.ts';
import { attemptsOf } from '#server/db/tasks.ts';
import { unsettledTasks, type UnsettledTask } from './unsettled-tasks.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { showDelivery, showDestination } from './show-delivery.ts';

const listed = 300;

/** What was sent, what waits, and what an operator does about it. */
export const deliveryRoutes: DeskPart = (api, settings) => {
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
