import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { statusPath } from '#domain/address/paths.ts';
import { attachmentHeader } from '#server/base/files/attachment-header.ts';
import { consentsOf, exportedConsent, type Consent } from '#server/submissions/consents.ts';
import { messageFileOf } from '#server/threads/message-file.ts';
import { shown } from '#server/submissions/standing.ts';
import { fileOf } from '#server/submissions/read-submissions.ts';
import type { SenderView } from '#server/submissions/sender-view.ts';
import { findSubmission } from './find-submission.ts';
import { viewOrAnswer, type StatusContext, type Token } from './status-context.ts';

/** What we hold of a submission, for its sender: the data as JSON, and the files. */
export const downloadRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
  app.get<Token>(statusPath(':token', 'data.json'), async (request, reply) => {
    const found = await findSubmission(context, request.params.token);
    const view = await viewOrAnswer(context, found, request, reply);
    if (!view) return reply;
    return asAttachment(reply, `${view.reference}.json`)
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(exported(view, await consentsOf(context.db, view)), null, 2)}\n`);
  });

  app.get<Token>(statusPath(':token', 'file'), async (request, reply) => {
    const found = await findSubmission(context, request.params.token);
    const view = await viewOrAnswer(context, found, request, reply);
    if (!view) return reply;
    const file = await fileOf(context.db, view.id, shown);
    if (!file) return reply.callNotFound();
    return asAttachment(reply, file.filename)
      .type('application/octet-stream')
      .send(Buffer.from(file.bytes));
  });

  app.get<{ Params: { token: string; message: string } }>(
    statusPath(':token', 'messages/:message/file'),
    async (request, reply) => {
      const { token, message: messageId } = request.params;
      const found = await findSubmission(context, token);
      const view = await viewOrAnswer(context, found, request, reply);
      if (!view) return reply;
      const key = { submissionId: view.id, messageId };
      const file = await messageFileOf(context.db, key, shown);
      if (!file) return reply.callNotFound();
      return asAttachment(reply, file.filename)
        .type('application/octet-stream')
        .send(Buffer.from(file.bytes));
    },
  );
};

function exported(view: SenderView, consents: Consent[]) {
  const { reference, kind, locale, state, fields, file, messages } = view;
  return {
    reference,
    form: kind,
    edition: locale,
    receivedAt: isoTime(view.receivedAt),
    answerPromisedBy: isoTime(view.dueAt),
    state,
    withdrawnAt: isoTime(view.withdrawnAt),
    fields,
    consents: consents.map(exportedConsent),
    file,
    answersByMail: view.answersByMail,
    messages: messages.map(({ author, by, subject, text, at, file: attached }) => ({
      from: author === 'desk' ? by : 'you',
      ...(author === 'desk' && { subject }),
      text,
      at: isoTime(at),
      file: attached,
    })),
  };
}

function asAttachment(reply: FastifyReply, filename: string): FastifyReply {
  return reply.header('content-disposition', attachmentHeader(filename));
}

function isoTime(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString();
}
