import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { alertPagePath, alertPath } from '#domain/address/paths.ts';
import {
  alertsDone,
  type AlertAction,
  type AlertDone,
  type ShownAlert,
} from '#domain/alerts/shown-alert.ts';
import { attachmentHeader } from '#server/base/files/attachment-header.ts';
import { preferredLocale } from '#server/base/preferred-locale.ts';
import { refuseOtherSites } from '#server/base/refuse-other-sites.ts';
import { alertLinksOf } from '#server/alerts/alert-links.ts';
import {
  changeAlert,
  confirmAlert,
  endAlert,
  keepAlert,
  neverWrite,
} from '#server/alerts/change-alert.ts';
import { alertById, exportedAlert, type RoleAlert } from '#server/alerts/role-alert.ts';
import type { AlertContext, AlertSettings } from './alert-context.ts';
import { askRoutes } from './ask-routes.ts';
import { choicesIn, readChoiceBodies, type FormBody } from './read-choices.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Token = { Params: { token: string }; Querystring: { done?: string }; Body: FormBody };
type Asked = FastifyRequest<Token>;

/** Requests from one network address in a minute. A token has 120 bits: this only saves work. */
const requestsPerMinute = 120;
const changesPerMinute = 20;

/** The private page of an alert. GET and HEAD change nothing: scanners of mail follow links. */
export const alertRoutes: FastifyPluginAsync<AlertSettings> = async (app, settings) => {
  const { pages, db, clock } = settings;
  if (!pages) return;
  await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' });
  app.addHook('onRequest', refuseOtherSites);
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
  readChoiceBodies(app);

  const context: AlertContext = {
    ...settings,
    show: async (reply, alert, statusCode = 200) => {
      // The token is not part of this address, so no error names it.
      const address = alertPagePath(catalogue().firm, alert.locale);
      const { html } = await pages.renderPage(address, { alert }, reply.request.ip);
      return reply
        .code(statusCode)
        .header('content-security-policy', pages.policy)
        .type('text/html; charset=utf-8')
        .send(html);
    },
  };
  const { show } = context;
  await app.register(askRoutes, context);
  const config = { rateLimit: { max: changesPerMinute, timeWindow: '1 minute' } };

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
  app.post<Token>(alertPath(':token'), { config }, async (request, reply) => {
    const alert = await alertOr(request, reply, 200);
    if (!alert) return reply;
    await endAlert(db, alert.id, 'person', clock.now());
    return show(reply, { is: 'ended', locale: alert.locale });
  });

  app.post<Token>(alertPath(':token', 'never'), { config }, async (request, reply) => {
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
    app.post<Token>(alertPath(':token', path), { config }, async (request, reply) => {
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
    const alert = id === undefined ? undefined : await alertById(db, id, clock.now());
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
