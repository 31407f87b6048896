import { sender } from '#server/submissions/sender-changes.ts';
import { act } from '#server/db/act.ts';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { statusPath } from '#domain/address/paths.ts';
import type { RefusedReply } from '#domain/status/shown-status.ts';
import { checkReply, replyFile, seenField } from '#domain/threads/reply.ts';
import { openReceivedFile, type ReceivedForm } from '../receive/receive-form.ts';
import { Refusal } from '#server/base/refusal.ts';
import type { Uploads } from '../receive/uploads.ts';
import { dropRest } from '#server/base/watch-upload.ts';
import { changeLimit } from '../private-pages.ts';
import { receiveReply, type NewReply, type Replied } from '#server/threads/replies.ts';
import { submissionStatus, type SenderView } from '#server/inbox/sender-view.ts';
import { findSubmission, type StatusContext, type Token, viewOrAnswer } from './context.ts';

export type ReplySettings = {
  uploads: Uploads;
  /** Replies are refused while the event loop is later than this on average; 0 refuses none. */
  busyAfterMs: number;
};

/**
 * The sender answers on the status page: text and at most one file, by a form that needs no script.
 * It is received as a form is.
 */
export const replyRoutes: FastifyPluginAsync<StatusContext & ReplySettings> = async (
  app,
  context,
) => {
  const { clock, wakeOutbox, show, sendsMail, uploads } = context;
  app.removeAllContentTypeParsers();
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(underPressure, { maxEventLoopDelay: context.busyAfterMs, retryAfter: 10 });

  app.get<Token>(statusPath(':token', 'reply'), async (request, reply) => {
    const { token } = request.params;
    const found = await findSubmission(context, token);
    // Only a link is redirected: other text may be none that a header can hold.
    const view = await viewOrAnswer(context, found, request, reply);
    return view ? reply.redirect(threadPath(token), 303) : reply;
  });

  app.post<Token>(statusPath(':token', 'reply'), changeLimit, async (request, reply) => {
    const { token } = request.params;
    // Answered before the body was read, a browser that still sends would see no answer.
    reply.raw.once('finish', () => dropRest(request.raw));
    const look = async () =>
      viewOrAnswer(context, await findSubmission(context, token), request, reply);
    const view = await look();
    if (!view) return reply;
    if (view.standing !== 'usable') return showAgain(reply, view, token, undefined, 409);
    let result: Replied;
    try {
      result = await uploads(request, replyFile, async (form) => {
        const { text } = form.fields;
        const given = await prepare(form);
        const received = await act({ ...context, by: sender, now: clock.now() }, (act) =>
          receiveReply(act, view.id, given),
        );
        if (received === 'too-many') throw new Refusal('rate-limited', [], { text: text ?? '' });
        return received;
      });
    } catch (error) {
      const text = error instanceof Refusal ? error.values.text : undefined;
      // Without what was written there is nothing to show again.
      if (!(error instanceof Refusal) || text === undefined) throw error;
      const { code, issues, statusCode, fileSent } = error;
      return showAgain(reply, view, token, { text, issues, code, fileSent }, statusCode);
    }
    // Taken back while it was sent: nothing is stored.
    if (result === 'not-found') {
      const current = await look();
      return current ? showAgain(reply, current, token, undefined, 409) : reply;
    }
    wakeOutbox();
    // The page again by GET, so that reloading it does not send the form again.
    return reply.redirect(threadPath(token), 303);
  });

  function showAgain(
    reply: FastifyReply,
    view: SenderView,
    token: string,
    refused: RefusedReply | undefined,
    statusCode: number,
  ) {
    const submission = submissionStatus(view, { token, now: clock.now(), sendsMail });
    const { locale } = view;
    return show(reply, { is: 'submission', locale, submission, reply: refused }, statusCode);
  }
};

async function prepare(form: ReceivedForm): Promise<NewReply> {
  const { fields } = form;
  const opened = form.file && (await openReceivedFile(replyFile, form.file));
  const facts = opened && { name: opened.filename, type: opened.type, size: opened.size };
  const issues = [
    ...form.issues,
    ...checkReply(fields, facts),
    ...(opened?.fault ? [opened.fault] : []),
  ];
  if (issues.length > 0) throw new Refusal('invalid', issues, { text: '', ...fields });
  const text = fields.text!.trim();
  const key = JSON.stringify([fields[seenField] ?? '', text, opened?.sha256 ?? '']);
  return { key, text, file: opened };
}

function threadPath(token: string): string {
  return `${statusPath(token)}#conversation`;
}
