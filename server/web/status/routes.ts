import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import { newStatusLinkPath, statusPagePath, statusPath } from '#domain/address/paths.ts';
import {
  findSubmission,
  type StatusContext,
  type StatusSettings,
  type Token,
  viewOrAnswer,
} from './context.ts';
import { openLink, requestLinks } from '#server/submissions/status-links.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { act } from '#server/db/act.ts';
import { formOf } from '#domain/forms/forms.ts';
import { checkContactDetails } from '#domain/forms/check-submission.ts';
import { type StatusAction, statusActions } from '#domain/status/shown-status.ts';
import { eraseSubmission } from '#server/privacy/erase.ts';
import {
  chooseAnswersByMail,
  correctSubmission,
  sender,
  withdrawSubmission,
} from '#server/submissions/sender-changes.ts';
import { type SenderView, submissionStatus } from '#server/inbox/sender-view.ts';
import { attachmentHeader } from '#server/base/files/filename.ts';
import { type Consent, consentsOf, exportedConsent } from '#server/submissions/consents.ts';
import { messageFileOf } from '#server/threads/thread.ts';
import { shown } from '#server/submissions/standing.ts';
import { fileOf } from '#server/submissions/read-submissions.ts';
import { changeLimit, guardPrivatePages, sendPrivatePage } from '../private-pages.ts';
import { preferredLocale } from '#server/base/visitor-pages.ts';

/** The private page of a submission. GET and HEAD change nothing: scanners of mail follow links. */
export const statusRoutes: FastifyPluginAsync<StatusSettings> = async (app, settings) => {
  const { pages } = settings;
  if (!pages) return;
  await guardPrivatePages(app, 'status', settings);
  readFormBodies(app);

  const context: StatusContext = {
    ...settings,
    show: (reply, status, statusCode = 200) => {
      const address = statusPagePath(catalogue().firm, status.locale);
      return sendPrivatePage(pages, reply, { address, locals: { status }, statusCode });
    },
  };
  await app.register(newLinkRoutes, context);
  await app.register(downloadRoutes, context);
  await app.register(actionRoutes, context);
  await app.register(preferenceRoutes, context);
  await settings.replies(app, context);

  app.get<Token>(statusPath(':token'), async (request, reply) => {
    const { token } = request.params;
    const view = await viewOrAnswer(context, await findSubmission(context, token), request, reply);
    if (!view) return reply;
    const now = settings.clock.now();
    const { sendsMail } = settings;
    const submission = submissionStatus(view, { token, now, sendsMail });
    return context.show(reply, { is: 'submission', locale: view.locale, submission });
  });

  // A page asks first, since scanners open every link of a mail: only then do earlier links end.
  app.post<Token>(statusPath(':token', 'open'), async (request, reply) => {
    const { token } = request.params;
    const found = await findSubmission(context, token);
    if (found.is === 'unopened') await openLink(settings.db, found.link);
    else if (!(await viewOrAnswer(context, found, request, reply))) return reply;
    return reply.redirect(statusPath(token), 303);
  });
};

type Sent = Token & { Body: Record<string, string> | undefined };

/** Correct, withdraw, erase: GET asks for confirmation, POST does it. No script is needed. */
const actionRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
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

    app.post<Sent>(statusPath(':token', action), changeLimit, async (request, reply) => {
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
    });
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

/** What we hold of a submission, for its sender: the data as JSON, and the files. */
const downloadRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
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

const linkRequestsPerMinute = 5;
/** Of one network address. */
const mailsPerAddress = 20;
const maxLength = 254;

/** A sender who lost the link asks for new ones. The answer is the same for any address. */
const newLinkRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
  const { db, clock, planTasks, wakeOutbox, show, sendsMail } = context;
  const countMail = app.createRateLimit({ max: mailsPerAddress, timeWindow: '1 day' });

  app.get(newStatusLinkPath, ({ headers }, reply) => {
    const locale = preferredLocale(headers);
    return sendsMail
      ? show(reply, { is: 'unknown', locale, sendsMail })
      : show(reply, { is: 'no-new-links', locale });
  });

  app.post<{ Body: Record<string, string> | undefined }>(
    newStatusLinkPath,
    { config: { rateLimit: { max: linkRequestsPerMinute, timeWindow: '1 minute' } } },
    async (request, reply) => {
      const locale = preferredLocale(request.headers);
      if (!sendsMail) return show(reply, { is: 'no-new-links', locale }, 503);
      const email = request.body?.email ?? '';
      const mails = await countMail(request);
      const exhausted = !mails.isAllowed && mails.isExceeded;
      // Not awaited: how long it takes would tell whether the address is known.
      if (email.length <= maxLength && !exhausted) void sendLinks(email);
      return show(reply, { is: 'link-requested', locale });
    },
  );

  async function sendLinks(email: string) {
    try {
      if (
        await act({ db, planTasks, by: sender, now: clock.now() }, (act) =>
          requestLinks(act, email),
        )
      )
        wakeOutbox();
    } catch (error) {
      const { code, name } = error as Error & { code?: string };
      app.log.error({ event: 'status-link-failure', reason: code ?? name }, 'links not sent');
    }
  }
};

type SentPreference = Token & { Body: { choice?: string } | undefined };

/** Whether mails about answers hold them, which their receiver chooses. */
const preferenceRoutes: FastifyPluginAsync<StatusContext> = async (app, context) => {
  app.post<SentPreference>(
    statusPath(':token', 'answers-by-mail'),
    changeLimit,
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

const maxBytes = 16 * 1024;

/** Bodies of plain HTML forms without files; no other type is read. */
function readFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );
}
