import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { catalogue } from '../../content/catalogue.server.ts';
import { outcomeSchema, releaseSchema, type ShownTemplate } from '../../domain/work/outcome.ts';
import { fillIn } from '../../messages/fill-in.ts';
import { releaseOutcome, saveOutcome, type OutcomeChange } from '../store/work/outcomes.ts';
import { usable } from '../store/submissions/standing.ts';
import { submissionById } from '../store/submissions/read-submissions.ts';
import type { DeskSettings } from './desk-settings.ts';
import { actorOf, personOf } from './signed-in.ts';
import { submissionDetail } from './submission-detail.ts';

type Id = { Params: { id: string } };

/** Answers to senders: templates, the draft, and its release. */
export const outcomeRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { db, clock, channels, planTasks, wakeOutbox } = settings;

  app.get<Id>('/api/desk/submissions/:id/outcome-templates', async ({ params }, reply) => {
    const submission = await submissionById(db, params.id, usable);
    if (!submission) return reply.code(404).send({ error: 'not-found' });
    const { kind, locale, fields } = submission;
    return catalogue()
      .outcomeTemplates(locale)
      .filter(({ kinds }) => kinds.includes(kind))
      .toSorted((a, b) => a.order - b.order)
      .map(({ id, name, subject, markdown }): ShownTemplate => ({
        id,
        name,
        subject,
        text: fillIn(markdown, { role: fields.roleTitle ?? '' }),
      }));
  });

  app.put<Id>('/api/desk/submissions/:id/outcome', async (request, reply) => {
    const input = outcomeSchema.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: 'invalid' });
    const by = { ...actorOf(request), id: personOf(request).id };
    const change = await saveOutcome(db, request.params.id, input.data, { by, now: clock.now() });
    return answer(reply, request.params.id, change);
  });

  app.post<Id>('/api/desk/submissions/:id/outcome/release', async (request, reply) => {
    const input = releaseSchema.safeParse(request.body);
    if (!input.success) return reply.code(400).send({ error: 'invalid' });
    const change = await releaseOutcome(db, request.params.id, input.data.version, {
      by: actorOf(request),
      now: clock.now(),
      planTasks,
    });
    if (change.result === 'changed') wakeOutbox();
    return answer(reply, request.params.id, change);
  });

  async function answer(reply: FastifyReply, id: string, change: OutcomeChange) {
    switch (change.result) {
      case 'changed':
        return reply.send(await submissionDetail(db, id, channels));
      case 'stale':
        return reply.code(409).send({ error: 'stale', version: change.version });
      case 'not-found':
        return reply.code(404).send({ error: 'not-found' });
      default:
        return reply.code(409).send({ error: change.result });
    }
  }
};
