import { act } from '#server/db/act.ts';
import type { FastifyPluginAsync } from 'fastify';
import { statusPath } from '#domain/address/paths.ts';
import { formOf } from '#domain/forms/forms.ts';
import { checkContactDetails } from '#domain/forms/contact-details.ts';
import { statusActions, type StatusAction } from '#domain/status/shown-status.ts';
import { eraseSubmission } from '#server/privacy/erase.ts';
import {
  correctSubmission,
  sender,
  withdrawSubmission,
} from '#server/submissions/sender-changes.ts';
import type { SenderView } from '#server/submissions/sender-view.ts';
import { findSubmission } from './find-submission.ts';
import {
  changesPerMinute,
  viewOrAnswer,
  type StatusContext,
  type Token,
} from './status-context.ts';
import { submissionStatus } from './submission-status.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Sent = Token & { Body: Record<string, string> | undefined };

/** Correct, withdraw, erase: GET asks for confirmation, POST does it. No script is needed. */
export const actionRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
  const { db, clock, planTasks, wakeOutbox, show, sendsMail } = context;

  for (const action of statusActions) {
    app.get<Token>(statusPath(':token', action), async (request, reply) => {
      const { token } = request.params;
      const found = await findSubmission(context, token);
      const view = await viewOrAnswer(context, found, request, reply);
      if (!view) return reply;
      const submission = submissionStatus(view, { token, now: clock.now(), sendsMail });
      return show(reply, { is: 'confirm', locale: view.locale, action, submission, issues: [] });
    });

    app.post<Sent>(
      statusPath(':token', action),
      { config: { rateLimit: { max: changesPerMinute, timeWindow: '1 minute' } } },
      async (request, reply) => {
        const { token } = request.params;
        const found = await findSubmission(context, token);
        const view = await viewOrAnswer(context, found, request, reply);
        if (!view) return reply;
        const now = clock.now();
        const { values, issues } =
          action === 'correct'
            ? checkContactDetails(catalogue().firm, formOf(view.kind), request.body ?? {})
            : { values: {}, issues: [] };
        const { locale } = view;
        if (issues.length > 0) {
          const given = { ...view, fields: { ...view.fields, ...values } };
          const submission = submissionStatus(given, { token, now, sendsMail });
          return show(reply, { is: 'confirm', locale, action, submission, issues }, 400);
        }
        await change(action, view, values, now);
        wakeOutbox();
        // The page again by GET, so that reloading it does not send the form again.
        return reply.redirect(statusPath(token), 303);
      },
    );
  }

  function change(
    action: StatusAction,
    { id, kind }: SenderView,
    fields: Record<string, string>,
    now: number,
  ): Promise<unknown> {
    switch (action) {
      case 'withdraw':
        return act({ db, by: sender, planTasks, now }, (act) => withdrawSubmission(act, id));
      case 'correct': {
        const email = fields[formOf(kind).sender.email] ?? '';
        return act({ db, by: sender, planTasks, now }, (act) =>
          correctSubmission(act, id, { fields, email }),
        );
      }
      case 'erase':
        return eraseSubmission({ db, by: sender, planTasks, now }, id);
    }
  }
};
