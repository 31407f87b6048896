import { randomUUID } from 'node:crypto';
import { found } from '#server/base/desk-refusal.ts';
import type { DeskPart } from '#server/people/desk-api.ts';
import { personOf } from '#server/people/signed-in.ts';
import { sentFile } from '#server/submissions/routes.ts';
import type { RuleOf } from '#server/documents/publishing-rule.ts';
import { documentAnswers, type ShowsContent } from '#server/documents/website.ts';
import type { AnswerResult, AnswerResults } from '#domain/threads/message.ts';
import { answerOpen } from './answers.ts';
import { filledTemplates } from './fill-template.ts';
import { saveTemplate } from './save-template.ts';
import { messageFileOf, openMessageFile } from './thread.ts';
import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import { attachmentHeader } from '#server/base/files/filename.ts';
import { fileLinkPath, fileOfMessage, isValidFileLink } from '#server/submissions/files.ts';
import type { Db } from '#server/db/db.ts';
import { usable } from '#server/submissions/standing.ts';
import { fileOf } from '#server/submissions/read-submissions.ts';

/** Files of replies, and the usual answers to a sender. */
export const threadRoutes: DeskPart<
  ShowsContent & { ruleOf: RuleOf; config: Pick<Config, 'mail'> }
> = (api, settings) => {
  const { db, ruleOf, config } = settings;
  const { done } = documentAnswers(api, settings);

  api.file('GET /submissions/:id/messages/:message/file', async (request) => {
    const { id: submissionId, message: messageId } = request.params;
    return sentFile(
      found(await api.act(request, (act) => openMessageFile(act, { submissionId, messageId }))),
    );
  });

  api.answer('GET /submissions/:id/answer-templates', async (request) => {
    const { id } = request.params;
    const filled = await filledTemplates(db, [id], personOf(request).name);
    const { templates, values } = found(filled.get(id));
    return { templates, values, sendsMail: config.mail.smtpUrl !== undefined };
  });

  api.answer('GET /answer-templates', async (request) => {
    const filled = await filledTemplates(db, request.query.ids, personOf(request).name);
    return Object.fromEntries(
      [...filled].map(([id, { templates, values }]) => [id, { templates, values }]),
    );
  });

  // Each in an act of its own: what fails for one must not keep the others from their answers.
  api.answer('POST /answers', async (request) => {
    const results: AnswerResults = [];
    for (const prepared of request.body.answers) {
      const { submissionId } = prepared;
      const result = await api
        .act(request, (act) => answerOpen(act, prepared))
        .catch((error: Error): AnswerResult => {
          api.server.log.error(
            { event: 'answer-failure', reason: error.message },
            'answer not sent',
          );
          return 'failed';
        });
      results.push({ submissionId, result });
    }
    return { results };
  });

  api.answer('POST /submissions/:id/answer-templates', async (request) => {
    const { params, body } = request;
    const key = { kind: 'answer', id: randomUUID() } as const;
    const document = { key, rule: ruleOf(key) };
    const saved = await done(request, document, (act) =>
      saveTemplate(act, document, params.id, body),
    );
    found(saved || undefined);
  });
};

type FileSettings = { db: Db; clock: Clock; secrets: readonly Buffer[] };

type Linked = {
  Params: { id: string; message?: string };
  Querystring: { expires?: string; signature?: string };
};

/** Files that were too large for a receiver, behind signed links that expire. */
export const fileRoutes: FastifyPluginAsync<FileSettings> = async (app, settings) => {
  const { db, clock, secrets } = settings;
  for (const address of [
    `${fileLinkPath}:id`,
    `${fileLinkPath}${fileOfMessage(':id', ':message')}`,
  ]) {
    app.get<Linked>(address, async ({ params: { id, message }, query }, reply) => {
      const { expires = '', signature = '' } = query;
      const named = message === undefined ? id : fileOfMessage(id, message);
      const link = { file: named, expires: `${expires}`, signature: `${signature}` };
      // The same answer for wrong, expired, erased and taken back, so that nobody learns which.
      if (!isValidFileLink(secrets, link, clock.now())) return reply.callNotFound();
      const file =
        message === undefined
          ? await fileOf(db, id, usable)
          : await messageFileOf(db, { submissionId: id, messageId: message }, usable);
      if (!file) return reply.callNotFound();
      return reply
        .type(file.type)
        .header('content-disposition', attachmentHeader(file.filename))
        .send(Buffer.from(file.bytes));
    });
  }
};
