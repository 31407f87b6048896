import type { AuditAction } from '../../domain/work/audit.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../store/audit/audit.ts';
import type { Statements } from '../store/db/db.ts';
import { discard, release } from '../store/tasks/tasks.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';

type SubmissionRequest = { Params: { id: string } };

/** Review of what was put aside as spam. */
export const spamRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, wakeOutbox } = settings;

  app.post<SubmissionRequest>('/api/desk/submissions/:id/release', (request, reply) =>
    review(request, reply, release, 'spam-released'),
  );

  app.post<SubmissionRequest>('/api/desk/submissions/:id/discard', (request, reply) =>
    review(request, reply, discard, 'spam-discarded'),
  );

  /** Answers 409 when it is not, or no longer, in quarantine. */
  async function review(
    request: FastifyRequest<SubmissionRequest>,
    reply: FastifyReply,
    change: (statements: Statements, id: string, now: number) => Promise<boolean>,
    action: AuditAction,
  ) {
    const { id } = request.params;
    const now = clock.now();
    const outcome = await db.transaction(async (statements) => {
      const [found] = await statements.all('select id from submission where id = $1', [id]);
      if (!found) return 'not-found';
      if (!(await change(statements, id, now))) return 'not-quarantined';
      const subject = { type: 'submission', id } as const;
      await recordAudit(statements, { at: now, by: actorOf(request), action, subject });
      return 'changed';
    });
    if (outcome === 'not-found') return reply.code(404).send({ error: outcome });
    if (outcome !== 'changed') return reply.code(409).send({ error: outcome });
    wakeOutbox();
    return reply.code(204).send();
  }
};
