import { act } from '#server/db/act.ts';
import type { FastifyPluginAsync } from 'fastify';
import { statusPath } from '#domain/address/paths.ts';
import { chooseAnswersByMail, sender } from '#server/submissions/sender-changes.ts';
import { findSubmission } from './find-submission.ts';
import {
  changesPerMinute,
  viewOrAnswer,
  type StatusContext,
  type Token,
} from './status-context.ts';

type Sent = Token & { Body: { choice?: string } | undefined };

/** Whether mails about answers hold them, which their receiver chooses. */
export const preferenceRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
  app.post<Sent>(
    statusPath(':token', 'answers-by-mail'),
    { config: { rateLimit: { max: changesPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const { token } = request.params;
      const found = await findSubmission(context, token);
      const view = await viewOrAnswer(context, found, request, reply);
      if (!view) return reply;
      const inFull = request.body?.choice === 'full';
      await act({ ...context, by: sender, now: context.clock.now() }, (act) =>
        chooseAnswersByMail(act, view.id, { inFull }),
      );
      return reply.redirect(statusPath(token), 303);
    },
  );
};
