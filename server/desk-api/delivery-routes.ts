import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Deliveries, ShownDelivery, TestDelivery } from '../../domain/work/delivery.ts';
import { sendTest } from '../channels/send-test.ts';
import { recordAudit } from '../store/audit/audit.ts';
import { recordOutcome } from '../store/tasks/destinations.ts';
import { readQueues } from '../store/tasks/queues.ts';
import { cancelDelivery, redeliver } from '../store/tasks/change-delivery.ts';
import { attemptsOf } from '../store/tasks/tasks.ts';
import { unsettledTasks, type UnsettledTask } from '../store/tasks/unsettled-tasks.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';
import { showDelivery, showDestination, showFailure } from './show-delivery.ts';

const listed = 300;

/** What was sent, what waits, and what an operator does about it. */
export const deliveryRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, channels, wakeOutbox } = settings;

  app.get('/api/desk/deliveries', async (): Promise<Deliveries> => {
    const queues = await readQueues(db);
    const tasks = await unsettledTasks(db, listed + 1);
    return {
      destinations: queues.map((queue) => showDestination(queue, channels)),
      deliveries: await show(tasks.slice(0, listed)),
      more: tasks.length > listed,
    };
  });

  app.post<TaskRequest>('/api/desk/tasks/:id/redeliver', (request, reply) =>
    changeTask(request, reply, redeliver),
  );

  app.post<TaskRequest>('/api/desk/tasks/:id/cancel', (request, reply) =>
    changeTask(request, reply, cancelDelivery),
  );

  app.post<{ Params: { channel: string; key: string } }>(
    '/api/desk/destinations/:channel/:key/test',
    async (request, reply): Promise<TestDelivery> => {
      const { channel: name, key } = request.params;
      const channel = channels.find((one) => one.name === name);
      if (!channel?.destinations.some((one) => one.key === key)) {
        return reply.code(404).send({ error: 'not-found' });
      }
      const startedAt = clock.now();
      const outcome = await sendTest(channel, key);
      const at = clock.now();
      const failure = outcome.result === 'failed' ? outcome.failure : null;
      await db.transaction(async (statements) => {
        // A test that is accepted proves that the destination works again, which ends an alert.
        await recordOutcome(statements, { channel: channel.name, destination: key }, at, failure);
        await recordAudit(statements, {
          at,
          by: actorOf(request),
          action: 'destination-tested',
          subject: { type: 'destination', id: `${channel.name}/${key}` },
          details: failure ? `Failed: ${failure}` : 'Accepted',
        });
      });
      const facts = { status: outcome.status ?? null, durationMs: Math.max(0, at - startedAt) };
      return failure
        ? { result: 'failed', ...facts, failure: showFailure(channels, channel.name, failure)! }
        : { result: 'delivered', ...facts };
    },
  );

  async function show(tasks: readonly UnsettledTask[]): Promise<ShownDelivery[]> {
    const attempts = await attemptsOf(db, tasks);
    const now = clock.now();
    return tasks.map((task) => showDelivery(task, attempts.get(task.id) ?? [], channels, now));
  }

  /** Answers 409 when an attempt is in flight, or the state does not allow the change. */
  async function changeTask(
    request: FastifyRequest<TaskRequest>,
    reply: FastifyReply,
    change: typeof redeliver,
  ) {
    const outcome = await change(db, actorOf(request), request.params.id, clock.now());
    if (outcome === 'not-found') return reply.code(404).send({ error: outcome });
    if (outcome !== 'changed') return reply.code(409).send({ error: outcome });
    wakeOutbox();
    return reply.code(204).send();
  }
};

type TaskRequest = { Params: { id: string } };
