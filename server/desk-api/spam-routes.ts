import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { discardSubmission, releaseSubmission } from '../store/submissions/quarantine.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf } from './signed-in.ts';

type SubmissionRequest = { Params: { id: string } };

/** Review of what was put aside as spam. */
export const spamRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, wakeOutbox } = settings;

  app.post<SubmissionRequest>('/api/desk/submissions/:id/release', (request, reply) =>
    review(request, reply, releaseSubmission),
  );

  app.post<SubmissionRequest>('/api/desk/submissions/:id/discard', (request, reply) =>
    review(request, reply, discardSubmission),
  );

  /** Answers 409 when it is not, or no longer, in quarantine. */
  async function review(
    request: FastifyRequest<SubmissionRequest>,
    reply: FastifyReply,
    change: typeof releaseSubmission,
  ) {
    const outcome = await change(db, actorOf(request), request.params.id, clock.now());
    if (outcome === 'not-found') return reply.code(404).send({ error: outcome });
    if (outcome !== 'changed') return reply.code(409).send({ error: outcome });
    wakeOutbox();
    return reply.code(204).send();
  }
};
