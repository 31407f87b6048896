import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { alertPagePath, alertPath, requestAlertPath } from '#domain/address/paths.ts';
import {
  type AlertAction,
  type AlertDone,
  alertsDone,
  isCadence,
  type ShownAlert,
} from '#domain/alerts/alert-rules.ts';
import { attachmentHeader } from '#server/base/files/filename.ts';
import { preferredLocale } from '#server/base/visitor-pages.ts';
import {
  roleAlertById,
  type AlertChoices,
  alertLinksOf,
  exportedAlert,
  type RoleAlert,
} from '#server/alerts/role-alert.ts';
import {
  changeAlert,
  confirmAlert,
  endRoleAlert,
  keepAlert,
  neverWrite,
} from '#server/alerts/change-alert.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { sender } from '#server/submissions/sender-changes.ts';
import { act } from '#server/db/act.ts';
import { roleFilterOf, storedFilter, textOfFilter } from '#domain/alerts/role-filter.ts';
import { isEmailAddress } from '#domain/forms/check-field.ts';
import { alertConsent } from '#words/filter-sentence.ts';
import { requestAlert } from '#server/alerts/request-alert.ts';
import {
  changeLimit,
  guardPrivatePages,
  type VisitorSettings,
  sendPrivatePage,
} from '../private-pages.ts';
import { defaultLocale, type Locale, locales } from '#domain/edition/editions.ts';

type Token = { Params: { token: string }; Querystring: { done?: string }; Body: FormBody };
type Asked = FastifyRequest<Token>;

/** The private page of an alert. GET and HEAD change nothing: scanners of mail follow links. */
export const roleAlertPageRoutes: FastifyPluginAsync<VisitorSettings> = async (app, settings) => {
  const { pages, db, clock } = settings;
  if (!pages) return;
  await guardPrivatePages(app, 'alerts', settings);
  readChoiceBodies(app);

  const context: AlertContext = {
    ...settings,
    show: (reply, alert, statusCode = 200) => {
      const address = alertPagePath(catalogue().firm, alert.locale);
      return sendPrivatePage(pages, reply, { address, locals: { alert }, statusCode });
    },
  };
  const { show } = context;
  await app.register(askRoutes, context);

  app.get<Token>(alertPath(':token'), async (request, reply) => {
    const alert = await alertOr(request, reply);
    return alert ? show(reply, shownAlert(alert, request)) : reply;
  });

  app.get<Token>(alertPath(':token', 'data.json'), async (request, reply) => {
    const alert = await alertOr(request, reply);
    if (!alert) return reply;
    return reply
      .header('content-disposition', attachmentHeader('role-alert.json'))
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(exportedAlert(alert), null, 2)}\n`);
  });

  // Also of a mail program, which must get no redirect (RFC 8058, 3.1).
  app.post<Token>(alertPath(':token'), changeLimit, async (request, reply) => {
    const alert = await alertOr(request, reply, 200);
    if (!alert) return reply;
    await endRoleAlert(db, alert.id, 'person', clock.now());
    return show(reply, { is: 'ended', locale: alert.locale });
  });

  app.post<Token>(alertPath(':token', 'never'), changeLimit, async (request, reply) => {
    const alert = await alertOr(request, reply, 200);
    if (!alert) return reply;
    await neverWrite(db, alert.id, clock.now());
    return show(reply, { is: 'ended', locale: alert.locale });
  });

  const acts: Record<
    AlertDone,
    { path: AlertAction; act: (alert: RoleAlert, body: FormBody) => Promise<unknown> }
  > = {
    confirmed: { path: 'confirm', act: ({ id }) => confirmAlert(db, id, clock.now()) },
    changed: {
      path: 'change',
      act: ({ id, locale }, body) => changeAlert(db, id, choicesIn(body, locale), clock.now()),
    },
    kept: { path: 'keep', act: ({ id }) => keepAlert(db, id, clock.now()) },
  };
  for (const done of alertsDone) {
    const { path, act } = acts[done];
    app.post<Token>(alertPath(':token', path), changeLimit, async (request, reply) => {
      const alert = await alertOr(request, reply);
      if (!alert) return reply;
      await act(alert, request.body);
      // The page again by GET, so that reloading it does not send the form again.
      return reply.redirect(`${alertPath(request.params.token)}?done=${done}`, 303);
    });
  }

  /** The alert of a link; otherwise answers that it has ended or does not exist. */
  async function alertOr(
    { params, headers }: Asked,
    reply: FastifyReply,
    endedStatus = 410,
  ): Promise<RoleAlert | undefined> {
    const id = (await alertLinksOf(db)).read(params.token);
    const alert = id === undefined ? undefined : await roleAlertById(db, id, clock.now());
    const locale = preferredLocale(headers);
    if (alert === undefined) await show(reply, { is: 'unknown', locale }, 404);
    else if (alert === 'ended') await show(reply, { is: 'ended', locale }, endedStatus);
    else return alert;
    return undefined;
  }
};

function shownAlert(alert: RoleAlert, { params, query }: Asked): ShownAlert {
  const { locale, filter, cadence, confirmedAt, endsAt } = alert;
  const common = { locale, filter, cadence, token: params.token };
  if (confirmedAt === null || endsAt === null) return { is: 'confirm', ...common };
  const done = alertsDone.find((one) => one === query.done);
  return { is: 'manage', ...common, since: confirmedAt, endsAt, done };
}

type Sent = { Body: FormBody };

const askedPerMinute = 5;
/** Of one network address. */
const mailsPerAddress = 20;

/** Asking for an alert. The answer is the same for any address. */
const askRoutes: FastifyPluginAsync<AlertContext> = async (app, context) => {
  const { db, clock, planTasks, wakeOutbox, show, sendsMail } = context;
  const countMail = app.createRateLimit({ max: mailsPerAddress, timeWindow: '1 day' });
  const config = { rateLimit: { max: askedPerMinute, timeWindow: '1 minute' } };

  app.post<Sent>(requestAlertPath, { config }, async (request, reply) => {
    const choices = choicesIn(request.body);
    const { locale } = choices;
    if (!sendsMail) return show(reply, { is: 'no-mail', locale }, 503);
    const email = request.body?.fields.email?.trim() ?? '';
    if (!isEmailAddress(email)) {
      return show(reply, { is: 'ask', email: email.slice(0, 254), ...choices }, 400);
    }
    const words = alertConsent(
      catalogue().firm,
      { ...choices, filter: storedFilter(catalogue().firm, choices.filter) },
      locale,
    );
    if (await mayCauseMail(request)) {
      void unseen(() =>
        act({ db, planTasks, by: sender, now: clock.now() }, (act) =>
          requestAlert(act, { email, words, ...choices }),
        ),
      );
    }
    return show(reply, { is: 'requested', locale });
  });

  async function mayCauseMail(request: Parameters<typeof countMail>[0]): Promise<boolean> {
    const mails = await countMail(request);
    return mails.isAllowed || !mails.isExceeded;
  }

  /** Not awaited: how long it takes would tell what is known of the address. */
  async function unseen(work: () => Promise<boolean>) {
    try {
      if (await work()) wakeOutbox();
    } catch (error) {
      const { code, name } = error as Error & { code?: string };
      app.log.error({ event: 'role-alert-failure', reason: code ?? name }, 'alert not requested');
    }
  }
};

type AlertContext = VisitorSettings & {
  show(reply: FastifyReply, shown: ShownAlert, statusCode?: number): Promise<FastifyReply>;
};

const maxBytes = 16 * 1024;

/** The body of a plain form. Names may repeat, as those of checkboxes do. */
type FormBody = { fields: Record<string, string>; search: string } | undefined;

/**
 * Bodies of plain HTML forms, and of the mail programs that end an alert: RFC 8058 lets those send
 * either type. What the latter say is known, and not read.
 */
function readChoiceBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxBytes },
    async (_: unknown, body: string | Buffer): Promise<FormBody> => {
      const search = body.toString();
      return { search: `?${search}`, fields: Object.fromEntries(new URLSearchParams(search)) };
    },
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    async (): Promise<FormBody> => undefined,
  );
}

/** What an alert is about, how often it writes and in which edition. */
function choicesIn(body: FormBody, otherwise?: Locale): AlertChoices {
  const cadence = body?.fields.cadence;
  return {
    locale: editionIn(body, otherwise),
    filter: textOfFilter(roleFilterOf(catalogue().firm, body?.search ?? '')),
    cadence: isCadence(cadence) ? cadence : 'weekly',
  };
}

function editionIn(body: FormBody, otherwise = defaultLocale(catalogue().firm)): Locale {
  return locales(catalogue().firm).find((locale) => locale === body?.fields.edition) ?? otherwise;
}
