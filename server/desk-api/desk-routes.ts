import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { isOtherOrigin } from '../is-other-origin.ts';
import { auditRoutes } from './audit-routes.ts';
import { createDeskApi, type DeskPart } from './desk-api.ts';
import { answerFailure, DeskRefusal } from './desk-refusal.ts';
import type { DeskSettings } from './desk-settings.ts';
import { maxImageBytes } from '../images/encode-image.ts';
import { firmRoutes } from './firm-routes.ts';
import { imageUpload } from './image-upload.ts';
import { mailRoutes } from './mail-routes.ts';
import { answerPreview } from './answer-preview.ts';
import { answerRoutes } from './answer-routes.ts';
import { answerTemplateRoutes } from './answer-template-routes.ts';
import { closingRoutes } from './closing-routes.ts';
import { handOverRoutes } from './hand-over-routes.ts';
import { mandateRoutes } from './mandate-routes.ts';
import { joinRoutes } from './join-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { preferenceRoutes } from './preference-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { eventsRoutes } from './events-routes.ts';
import { submissionFileRoutes } from './submission-file-routes.ts';
import { inboxCsvRoutes } from './inbox-csv-routes.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { overviewRoutes } from './overview-routes.ts';
import { noteRoutes } from './note-routes.ts';
import { alertRoutes } from './alert-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { deskHealthRoutes } from './desk-health-routes.ts';
import { privacyRoutes } from './privacy-routes.ts';
import { spamRoutes } from './spam-routes.ts';
import { signedIn } from './signed-in.ts';
import { submissionDetailRoutes } from './submission-detail-routes.ts';
import { vacancyPreview } from './vacancy-preview.ts';
import { roleAlertRoutes } from './role-alert-routes.ts';
import { vacancyRoutes } from './vacancy-routes.ts';
import { viewRoutes } from './view-routes.ts';
import { viewingRoutes } from './viewing-routes.ts';
import { websitePreview } from './website-preview.ts';
import { websiteRoutes } from './website-routes.ts';
import { workRoutes } from './work-routes.ts';

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
  vacancyPreview,
  closingRoutes,
  mandateRoutes,
  websiteRoutes,
  websitePreview,
];

/** Everything below /api/desk. */
export const deskRoutes: FastifyPluginAsync<DeskSettings> = async (app, settings) => {
  const { config } = settings;
  app.setErrorHandler(answerFailure);
  // JSON only: a form of another site cannot send it.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  app.addHook('onRequest', async (request) => {
    if (isOtherOrigin(request, config.siteUrl)) throw new DeskRefusal('cross-origin');
  });
  await app.register(async (entrance) => {
    // Over all of its routes; plenty for an office behind one address.
    await entrance.register(rateLimit, { max: 30, timeWindow: '1 minute' });
    const api = createDeskApi(entrance);
    signInRoutes(api, settings);
    joinRoutes(api, settings);
  });
  await app.register(async (open) => {
    await open.register(rateLimit, { max: 600, timeWindow: '1 minute' });
    firmRoutes(createDeskApi(open), settings);
  });
  await app.register(async (desk) => {
    await desk.register(rateLimit, { max: 600, timeWindow: '1 minute' });
    desk.addHook('onRequest', signedIn(settings));
    const api = createDeskApi(desk);
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
    imageUpload(createDeskApi(uploads, { bodyLimit: maxImageBytes }), settings);
  });
};
