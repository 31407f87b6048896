import { sampleContentRoutes } from '#server/samples/sample-content.ts';
import cookie from '@fastify/cookie';
import { limitRequests } from '#server/db/request-limits.ts';
import type { FastifyPluginAsync } from 'fastify';
import { isOtherOrigin } from '#server/base/origins.ts';
import { auditRoutes, privacyRoutes } from '#server/privacy/routes.ts';
import { createDeskApi, type DeskKit, type DeskPart } from '#server/people/desk-api.ts';
import { answerFailure, DeskRefusal } from '#server/base/desk-refusal.ts';
import {
  firmRoutes,
  imageUpload,
  websitePreview,
  websiteRoutes,
} from '#server/documents/routes.ts';
import {
  answerPreview,
  mailRoutes,
  previewedMail,
  previewedStatus,
} from '#server/channels/mail/routes.ts';
import { threadRoutes } from '#server/threads/routes.ts';
import { closingRoutes, mandateRoutes } from '#server/mandates/routes.ts';
import { inboxRoutes } from '#server/inbox/routes.ts';
import {
  apiKeyRoutes,
  joinRoutes,
  passkeyRoutes,
  peopleRoutes,
  preferenceRoutes,
  sessionRoutes,
  signInRoutes,
} from '#server/people/routes.ts';
import { submissionFileRoutes } from '#server/submissions/routes.ts';
import { inboxCsvRoutes } from '#server/inbox/inbox-csv.ts';
import { operatorAlertRoutes, deliveryRoutes } from '#server/deliveries/routes.ts';
import { signedIn } from '#server/people/signed-in.ts';
import { roleAlertRoutes } from '#server/alerts/routes.ts';
import type { Config } from '#server/base/config.ts';
import type { Channel } from '#server/deliveries/channel.ts';
import type { ShowsContent } from '#server/documents/website.ts';
import type { RendersPages } from '#server/vacancies/live-vacancies.ts';
import { vacancyStateRoutes } from '#server/vacancies/change-state.ts';
import { ruleOf } from '#server/vacancies/vacancy-rule.ts';
import { healthAreas, type HealthFinding } from '#domain/status/health.ts';
import {
  builtAt,
  contentFindings,
  deliveryFindings,
  installationFindings,
  storeFindings,
} from './findings/findings.ts';
import type { FailingPage } from './pages/pages.ts';

/** What the parts need together. */
type DeskSettings = DeskKit &
  ShowsContent &
  RendersPages &
  HealthNeeds & {
    config: Pick<Config, 'siteUrl' | 'mail'>;
    channels: readonly Channel[];
  };

/** What documents do not know of what stands above them. */
export const documentNeeds = { ruleOf, letters: { mail: previewedMail, status: previewedStatus } };

type HealthNeeds = {
  config: Pick<Config, 'contentDir' | 'dataDir' | 'mistyped'> & Partial<Pick<Config, 'backup'>>;
  deskUrl: string | undefined;
  failingPages: () => FailingPage[];
};

/** What `doctor` says, without test deliveries, and which pages this server could not render. */
const deskHealthRoutes: DeskPart<HealthNeeds> = (api, settings) => {
  const { db, clock, config, deskUrl, failingPages } = settings;
  api.answer('GET /health', async () => {
    const now = clock.now();
    const findings: HealthFinding[] = [
      ...failingPages().map((page) => ({
        area: 'site' as const,
        level: 'fault' as const,
        is: 'page-fails' as const,
        ...page,
      })),
      ...(await installationFindings({ ...config, siteUrl: deskUrl })),
      ...(await storeFindings(db, now, await builtAt())),
      ...(await contentFindings(db, config.contentDir)),
      ...(await deliveryFindings(db, now)),
    ];
    return {
      checkedAt: now,
      findings: findings.toSorted(
        (a, b) => healthAreas.indexOf(a.area) - healthAreas.indexOf(b.area),
      ),
    };
  });
};

/** What only somebody who is signed in may ask for. */
const parts: readonly DeskPart<DeskSettings & typeof documentNeeds>[] = [
  sessionRoutes,
  preferenceRoutes,
  passkeyRoutes,
  peopleRoutes,
  apiKeyRoutes,
  auditRoutes,
  inboxRoutes,
  inboxCsvRoutes,
  submissionFileRoutes,
  operatorAlertRoutes,
  deliveryRoutes,
  threadRoutes,
  answerPreview,
  mailRoutes,
  privacyRoutes,
  deskHealthRoutes,
  vacancyStateRoutes,
  roleAlertRoutes,
  closingRoutes,
  mandateRoutes,
  websiteRoutes,
  websitePreview,
  sampleContentRoutes,
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
    await limitRequests(entrance, { name: 'sign-in', max: 30, timeWindow: '1 minute' }, settings);
    const api = createDeskApi(entrance, settings);
    signInRoutes(api, settings);
    joinRoutes(api, settings);
  });
  await app.register(async (open) => {
    await limitRequests(open, { name: 'firm', max: 600, timeWindow: '1 minute' }, settings);
    firmRoutes(createDeskApi(open, settings), settings);
  });
  await app.register(async (desk) => {
    await limitRequests(desk, { name: 'desk', max: 600, timeWindow: '1 minute' }, settings);
    desk.addHook('onRequest', signedIn(settings));
    const api = createDeskApi(desk, settings);
    for (const register of parts) register(api, { ...settings, ...documentNeeds });
  });
  await app.register(async (uploads) => {
    await limitRequests(uploads, { name: 'images', max: 60, timeWindow: '1 minute' }, settings);
    uploads.addHook('onRequest', signedIn(settings));
    // No form of another site can send such a body either.
    for (const type of ['application/octet-stream', /^image\//]) {
      uploads.addContentTypeParser(type, { parseAs: 'buffer' }, (_, body, done) =>
        done(null, body),
      );
    }
    imageUpload(createDeskApi(uploads, settings), settings);
  });
};
