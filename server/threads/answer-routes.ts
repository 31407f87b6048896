import type { FastifyRequest } from 'fastify';
import { answerSchema, releaseSchema } from '#domain/threads/message.ts';
import { releaseAnswer, saveAnswer, type AnswerChange } from './answers.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found, valid } from '#server/base/desk-refusal.ts';
import { actorOf, personOf, readerOf } from '#server/people/signed-in.ts';
import { submissionDetail } from '#server/inbox/submission-detail.ts';

/** Answers to senders: the draft, and its release. */
export const answerRoutes: DeskPart = (api, settings) => {
  const { db, clock, planTasks, wakeOutbox } = settings;

  api.answer('PUT /submissions/:id/answer', async (request) => {
    const input = valid(answerSchema, request.body);
    const by = { ...actorOf(request), id: personOf(request).id };
    const change = await saveAnswer(db, request.params.id, input, { by, now: clock.now() });
    return answer(request, change);
  });

  api.answer('POST /submissions/:id/answer/release', async (request) => {
    const seen = valid(releaseSchema, request.body);
    const change = await releaseAnswer(db, request.params.id, seen, {
      by: actorOf(request),
      now: clock.now(),
      planTasks,
    });
    if (change.result === 'changed') wakeOutbox();
    return answer(request, change);
  });

  async function answer(request: FastifyRequest<{ Params: { id: string } }>, change: AnswerChange) {
    if (change.result === 'answer-changed') {
      throw new DeskRefusal({ error: change.result, current: change.current });
    }
    if (change.result !== 'changed') throw new DeskRefusal(change.result);
    return found(await submissionDetail(db, request.params.id, readerOf(request)));
  }
};
