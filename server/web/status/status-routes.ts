import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { statusPagePath, statusPath } from '#domain/address/paths.ts';
import { actionRoutes } from './action-routes.ts';
import { downloadRoutes } from './download-routes.ts';
import { findSubmission } from './find-submission.ts';
import { newLinkRoutes } from './new-link-routes.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { readFormBodies } from '#server/base/read-form-bodies.ts';
import { refuseOtherSites } from '#server/base/refuse-other-sites.ts';
import {
  viewOrAnswer,
  type StatusContext,
  type StatusSettings,
  type Token,
} from './status-context.ts';
import { openLink } from '#server/submissions/request-links.ts';
import { submissionStatus } from './submission-status.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** Requests from one network address in a minute. A token has 128 bits: this only saves work. */
const requestsPerMinute = 120;

/** The private page of a submission. GET and HEAD change nothing: scanners of mail follow links. */
export const statusRoutes: FastifyPluginAsync<StatusSettings> = async (app, settings) => {
  const { pages } = settings;
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
  readFormBodies(app);

  const context: StatusContext = {
    ...settings,
    show: async (reply, shown, statusCode = 200) => {
      // The token is not part of this address, so no error names it.
      const address = statusPagePath(catalogue().firm, shown.locale);
      const { html } = await pages.renderPage(address, { status: shown }, reply.request.ip);
      return reply
        .code(statusCode)
        .header('content-security-policy', pages.policy)
        .type('text/html; charset=utf-8')
        .send(html);
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
