import { mkdirSync } from 'node:fs';
import path from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { saveBriefDraftRoutes, showBriefDraftRoutes } from './receive/brief-draft-routes.ts';
import { systemClock, type Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import { contentFolder, type ShownContent } from '#server/documents/live-content.ts';
import { logStream } from '#server/base/log.ts';
import type { Channel } from '#server/deliveries/channel.ts';
import { indexNowKeyFile } from '#server/channels/indexnow/indexnow-channel.ts';
import { deskRoutes } from './desk-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { healthRoutes } from './health.ts';
import { imageRoutes } from '#server/documents/images/images.ts';
import { limitConnections } from './limit-connections.ts';
import { deskFiles } from './pages/desk-files.ts';
import { keepFromSearch, siteRoutes } from './pages/site-routes.ts';
import {
  answerPageFailure,
  createPageSource,
  PageFailure,
  type Site,
} from './pages/page-renderer.ts';
import { createPages } from './pages/pages.ts';
import { closedPolicy, defaultHeaders } from '#server/base/security-headers.ts';
import { answerRefusal } from './receive/answer.ts';
import { receiveLimits, type ReceiveLimits } from '#server/base/watch-upload.ts';
import { refuseOtherOrigins } from '#server/base/origins.ts';
import { Refusal, refusalOf } from '#server/base/refusal.ts';
import { watchDisk } from '#server/base/free-space.ts';
import { createRoom } from '#server/base/limits.ts';
import { createUploads } from './receive/uploads.ts';
import { submissionRoutes } from './receive/submissions.ts';
import { requestFault } from '#server/base/request-fault.ts';
import { replyRoutes } from './status/reply-routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { statusRoutes } from './status/routes.ts';
import type { Db } from '#server/db/db.ts';
import { openInvitation } from '#server/people/invitations.ts';
import type { PlanTasks } from '#server/db/task.ts';
import type { VacancySource } from '#server/vacancies/live-vacancies.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';

export type AppOptions = {
  config: Pick<
    Config,
    | 'trustProxy'
    | 'logLevel'
    | 'dataDir'
    | 'siteUrl'
    | 'submissionsPerMinute'
    | 'fileBytesPerHour'
    | 'diskReserveBytes'
    | 'webhookSecrets'
  > &
    Partial<
      Pick<Config, 'contentDir' | 'indexNowKey' | 'databaseUrl' | 'webhooks' | 'mail' | 'mistyped'>
    >;
  /** The desk, unless it is off. */
  desk?: {
    channels: readonly Channel[];
    build: string;
    /** The scripts of earlier builds. */
    earlier?: string;
    /** Where passkeys are used, when the operator configured it; else localhost. */
    url?: string;
  };
  /** Without a built site only /api is served. */
  site?: Site;
  /** Answers plain posts with pages; those of the site unless given. */
  formPages?: VisitorPages;
  db: Db;
  vacancies: VacancySource;
  website: () => ShownContent;
  planTasks: PlanTasks;
  /** Called after each commit, so that delivery starts at once. */
  stored?: () => void;
  isStopping?: () => boolean;
  clock?: Clock;
  limits?: ReceiveLimits;
};

/** The server without a port. */
export function createApp(options: AppOptions): FastifyInstance {
  const { config, db, site, vacancies, clock = systemClock, limits = receiveLimits } = options;
  const source = createPageSource(vacancies, clock);
  const pages = site && createPages(site, source, clock);
  const formPages = options.formPages ?? pages;
  const sendsMail = config.mail?.smtpUrl !== undefined;
  const app = fastify({
    trustProxy: trustProxy(config.trustProxy),
    // Requests are not logged: a network address is personal data.
    logger: { level: config.logLevel, stream: logStream },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    requestTimeout: limits.requestMs,
    // A socket without traffic, as of a client that requests and never reads.
    connectionTimeout: limits.silentSocketMs,
    maxRequestsPerSocket: 1_000,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkTimeoutsEveryMs,
    },
    // Hooks do not run for an address that cannot be decoded.
    frameworkErrors: (error, _, reply) => {
      for (const [name, value] of Object.entries(defaultHeaders)) reply.raw.setHeader(name, value);
      reply.raw.statusCode = error.statusCode ?? 400;
      reply.raw.end();
    },
  });
  // After a commit, so that a failure to wake must not be the answer: the outbox polls as well.
  const wakeOutbox = () => {
    try {
      options.stored?.();
    } catch (error) {
      const { message } = error as Error;
      app.log.error({ event: 'outbox-failure', step: 'wake', reason: message }, 'outbox not woken');
    }
  };
  limitConnections(app);
  app.addHook('onRequest', keepFromSearch(config.siteUrl));
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      ...defaultHeaders,
      ...reply.getHeaders(),
    });
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    const fault = requestFault([params, query, body]);
    if (fault) throw new Refusal(fault);
  });
  app.setErrorHandler((error: Parameters<typeof refusalOf>[0], request, reply) => {
    if (error instanceof PageFailure) {
      return answerPageFailure(request, reply, error, formPages?.policy ?? closedPolicy);
    }
    const refusal = refusalOf(error);
    if (refusal.code === 'unavailable') {
      const { code, message } = error;
      request.log.error({ event: 'request-failure', code, reason: message }, 'request failed');
    }
    return answerRefusal(request, reply, refusal, formPages);
  });
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(request, reply, new Refusal('not-found'), formPages),
  );
  const { isStopping = () => false } = options;
  app.register(healthRoutes, { dataDir: config.dataDir, db, isStopping });
  app.register(showBriefDraftRoutes, { db, clock, pages: formPages });
  app.register(fileRoutes, { db, clock, secrets: config.webhookSecrets });
  app.register(imageRoutes, { db });
  app.register(indexNowKeyFile, { key: config.indexNowKey });
  if (options.desk) {
    const { build, earlier, channels, url } = options.desk;
    const isOpen = async (token: string) => !!(await openInvitation(db, token, clock.now()));
    if (site) app.register(deskFiles, { build, earlier, isOpen });
    app.register(deskRoutes, {
      db,
      clock,
      config: {
        contentDir: contentFolder,
        mistyped: [],
        mail: { smtpUrl: undefined, from: undefined, staff: undefined },
        ...config,
      },
      deskUrl: url,
      channels,
      planTasks: options.planTasks,
      vacancies,
      website: options.website,
      site,
      failingPages: () => pages?.failing() ?? [],
      wakeOutbox,
    });
  }
  const disk = watchDisk(config, app.log);
  app.addHook('onClose', disk.stop);
  const room = createRoom(config, disk, clock);
  const uploads = createUploads({ limits, spoolFolder: prepareSpool(config.dataDir), room });
  app.register(statusRoutes, {
    db,
    clock,
    replies: async (status, context) => {
      await status.register(replyRoutes, { ...context, uploads, busyAfterMs: limits.busyAfterMs });
    },
    pages: formPages,
    planTasks: options.planTasks,
    wakeOutbox,
    sendsMail,
  });
  app.register(alertRoutes, {
    db,
    clock,
    vacancies,
    pages: formPages,
    planTasks: options.planTasks,
    wakeOutbox,
    sendsMail,
  });
  if (site && pages) app.register(siteRoutes, { site, pages, source, clock });
  app.register(async (intake) => {
    intake.addHook('onRequest', async (request, reply) => {
      // A malformed request has closed the connection: there is no address to count or answer.
      if (request.raw.socket.destroyed) reply.hijack();
    });
    await intake.register(rateLimit, { max: config.submissionsPerMinute, timeWindow: '1 minute' });
    await intake.register(underPressure, { maxEventLoopDelay: limits.busyAfterMs, retryAfter: 10 });
    intake.addHook('onRequest', refuseOtherOrigins(config.siteUrl));
    // Forms only: a body of any other type is not read.
    intake.removeAllContentTypeParsers();
    await intake.register(multipart, { throwFileSizeLimit: false });
    await intake.register(saveBriefDraftRoutes, { db, clock, room, limits });
    await intake.register(submissionRoutes, {
      db,
      clock,
      uploads,
      vacancies,
      planTasks: options.planTasks,
      stored: wakeOutbox,
      pages: formPages,
      sendsMail,
    });
  });
  return app;
}

/** Fastify itself takes addresses only; a number of hops counts from the server outwards. */
function trustProxy(given: Config['trustProxy']) {
  return typeof given === 'number' ? (_address: string, hop: number) => hop < given : given;
}

function prepareSpool(dataDir: string): string {
  const folder = path.join(dataDir, 'spool');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}
