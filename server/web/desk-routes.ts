import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { isOtherOrigin } from '#server/base/is-other-origin.ts';
import { auditRoutes } from '#server/privacy/audit-routes.ts';
import { createDeskApi, type DeskPart } from '#server/people/desk-api.ts';
import { answerFailure, DeskRefusal } from '#server/base/desk-refusal.ts';
import type { DeskSettings } from '#server/people/desk-settings.ts';
import { maxImageBytes } from '#server/documents/images/encode-image.ts';
import { firmRoutes } from '#server/documents/firm-routes.ts';
import { imageUpload } from '#server/documents/images/image-upload.ts';
import { mailRoutes } from '#server/channels/mail/mail-routes.ts';
import { answerPreview } from '#server/channels/mail/answer-preview.ts';
import { answerRoutes } from '#server/threads/answer-routes.ts';
import { answerTemplateRoutes } from '#server/threads/answer-template-routes.ts';
import { closingRoutes } from '#server/mandates/closing-routes.ts';
import { handOverRoutes } from '#server/inbox/hand-over-routes.ts';
import { mandateRoutes } from '#server/mandates/mandate-routes.ts';
import { joinRoutes } from '#server/people/join-routes.ts';
import { passkeyRoutes } from '#server/people/passkey-routes.ts';
import { peopleRoutes } from '#server/people/people-routes.ts';
import { preferenceRoutes } from '#server/people/preference-routes.ts';
import { sessionRoutes } from '#server/people/session-routes.ts';
import { signInRoutes } from '#server/people/sign-in-routes.ts';
import { eventsRoutes } from '#server/inbox/events-routes.ts';
import { submissionFileRoutes } from '#server/submissions/submission-file-routes.ts';
import { inboxCsvRoutes } from '#server/inbox/inbox-csv-routes.ts';
import { inboxRoutes } from '#server/inbox/inbox-routes.ts';
import { overviewRoutes } from '#server/inbox/overview-routes.ts';
import { noteRoutes } from '#server/inbox/note-routes.ts';
import { alertRoutes } from '#server/deliveries/alert-routes.ts';
import { deliveryRoutes } from '#server/deliveries/delivery-routes.ts';
import { deskHealthRoutes } from './desk-health-routes.ts';
import { privacyRoutes } from '#server/privacy/privacy-routes.ts';
import { spamRoutes } from '#server/submissions/spam-routes.ts';
import { signedIn } from '#server/people/signed-in.ts';
import { submissionDetailRoutes } from '#server/inbox/submission-detail-routes.ts';
import { roleAlertRoutes } from '#server/alerts/role-alert-routes.ts';
import { vacancyRoutes } from '#server/vacancies/vacancy-routes.ts';
import { viewRoutes } from '#server/inbox/view-routes.ts';
import { viewingRoutes } from '#server/inbox/viewing-routes.ts';
import { websitePreview } from '#server/documents/website-preview.ts';
import { websiteRoutes } from '#server/documents/website-routes.ts';
import { workRoutes } from '#server/inbox/work-routes.ts';

/** What only somebody who is signed in may ask for. */
const parts: readonly DeskPart[] = [
  sessionRoutes,
  preferenceRoutes,
  passkeyRoutes,
  peopleRoutes,
  handOverRoutes,
  auditRoutes,
  overviewRoutes,
  viewRoutes,
  inboxRoutes,
  inboxCsvRoutes,
  submissionDetailRoutes,
  workRoutes,
  noteRoutes,
  submissionFileRoutes,
  viewingRoutes,
  eventsRoutes,
  alertRoutes,
  deliveryRoutes,
  spamRoutes,
  answerTemplateRoutes,
  answerRoutes,
  answerPreview,
  mailRoutes,
  privacyRoutes,
  deskHealthRoutes,
  vacancyRoutes,
  roleAlertRoutes,
  closingRoutes,
  mandateRoutes,
  websiteRoutes,
  websitePreview,
];

/** Everything below /api/desk. */
export const deskRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { config } = settings;
  app.setErrorHandler(answerFailure);
  app.setValidatorCompiler(validatorCompiler);
  // JSON only: a form of another site cannot send it.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    if (isOtherOrigin(request, config.siteUrl)) throw new DeskRefusal('cross-origin');
  });
  await app.register(async (entrance) => {
    // Over all of its routes; plenty for an office behind one address.
    await entrance.register(rateLimit, { max: 30, timeWindow: '1 minute' });
    const api = createDeskApi(entrance, settings);
    signInRoutes(api, settings);
    joinRoutes(api, settings);
  });
  await app.register(async (open) => {
    await open.register(rateLimit, { max: 600, timeWindow: '1 minute' });
    firmRoutes(createDeskApi(open, settings), settings);
  });
  await app.register(async (desk) => {
    await desk.register(rateLimit, { max: 600, timeWindow: '1 minute' });
    desk.addHook('onRequest', signedIn(settings));
    const api = createDeskApi(desk, settings);
    for (const register of parts) register(api, settings);
  });
  await app.register(async (uploads) => {
    await uploads.register(rateLimit, { max: 60, timeWindow: '1 minute' });
    uploads.addHook('onRequest', signedIn(settings));
    // No form of another site can send such a body either.
    for (const type of ['application/octet-stream', /^image\//]) {
      uploads.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) =>
        done(null, body),
      );
    }
    imageUpload(createDeskApi(uploads, settings, { bodyLimit: maxImageBytes }), settings);
  });
};
