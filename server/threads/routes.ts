import type { FastifyRequest } from 'fastify';
import { type AnswerChange, releaseAnswer, saveAnswer } from './answers.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { DeskRefusal, found } from '#server/base/desk-refusal.ts';
import { personOf, readerOf } from '#server/people/signed-in.ts';
import { submissionDetail } from '#server/inbox/submission-detail.ts';
import { filledTemplates } from './fill-template.ts';

/** Answers to senders: the draft, and its release. */
export const answerRoutes: DeskPart = (api, { db }) => {
  api.answer('PUT /submissions/:id/answer', async (request) => {
    const input = request.body;
    const change = await api.act(request, (act) => saveAnswer(act, request.params.id, input));
    return answer(request, change);
  });

  api.answer('POST /submissions/:id/answer/release', async (request) => {
    const seen = request.body;
    const change = await api.act(request, (act) => releaseAnswer(act, request.params.id, seen));
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

/** The usual answers to a sender. */
export const answerTemplateRoutes: DeskPart = (api, { db }) => {
  api.answer('GET /submissions/:id/answer-templates', async (request) =>
    found(await filledTemplates(db, request.params.id, personOf(request).name)),
  );
};
