import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  LogController,
} from 'fastify';
import { saveBriefDraftRoutes, showBriefDraftRoutes } from './receive/brief-draft-routes.ts';
import { type Clock, systemClock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import { contentFolder } from '#content/content-folder.server.ts';
import type { ShownContent } from '#server/documents/published-together.ts';
import { logStream } from '#server/base/log.ts';
import type { Channel } from '#server/deliveries/channel.ts';
import { indexNowKeyFile } from '#server/channels/indexnow/indexnow-channel.ts';
import { deskRoutes, documentNeeds } from './desk-routes.ts';
import type { Metrics } from './metrics.ts';
import { programRoutes } from './programs/routes.ts';
import { fileRoutes } from '#server/threads/routes.ts';
import { imageRoutes } from '#server/documents/images/images.ts';
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
import { Refusal, refusalOf, requestFault } from '#server/base/refusal.ts';
import { freeBytes, neededBytes, watchDisk } from '#server/base/free-space.ts';
import { createRoom, fileBudget } from '#server/base/limits.ts';
import { createUploads } from './receive/uploads.ts';
import { submissionRoutes } from './receive/submissions.ts';
import { replyRoutes } from './status/reply-routes.ts';
import { roleAlertPageRoutes } from './alerts/routes.ts';
import { statusRoutes } from './status/routes.ts';
import type { SampleCounts } from '#domain/documents/samples.ts';
import type { Db } from '#server/db/db.ts';
import { openInvitation } from '#server/people/invitations.ts';
import type { PlanTasks } from '#server/db/tasks.ts';
import type { VacancySource } from '#server/vacancies/live-vacancies.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';
import type { Socket } from 'node:net';
import { access, constants } from 'node:fs/promises';
import { refuseNewer, storedVersions } from '#server/db/migrate.ts';
import { createSharedBudget, limitRequests } from '#server/db/request-limits.ts';
import packageFile from '../../package.json' with { type: 'json' };

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
      Pick<
        Config,
        'contentDir' | 'indexNowKey' | 'databaseUrl' | 'webhooks' | 'mail' | 'mistyped' | 'backup'
      >
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
  /** Without it nothing is counted and /metrics answers 404. */
  metrics?: Metrics | undefined;
  /** Answers plain posts with pages; those of the site unless given. */
  formPages?: VisitorPages;
  db: Db;
  vacancies: VacancySource;
  website: () => ShownContent;
  /** How many published documents are samples: the same object until one is published or removed. */
  samples: () => SampleCounts;
  planTasks: PlanTasks;
  /** Called after each commit, so that delivery starts at once. */
  stored?: () => void;
  isStopping?: () => boolean;
  clock?: Clock;
  limits?: ReceiveLimits;
};

/** The server without a port. */
export function createApp(options: AppOptions): FastifyInstance {
  const { config, db, vacancies, clock = systemClock, limits = receiveLimits } = options;
  const source = createPageSource(vacancies, clock);
  const metrics = options.metrics;
  const site = options.site && {
    ...options.site,
    ...(metrics && { render: metrics.rendering(options.site.render) }),
  };
  const pages = site && createPages(site, source, clock);
  const formPages = options.formPages ?? pages;
  const sendsMail = config.mail?.smtpUrl !== undefined;
  const app = fastify({
    genReqId: createRequestIds(),
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
  // Hooks of every request call `done`: each promise would cost more than what they do.
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.headers(defaultHeaders).header('x-request-id', id);
    done();
  });
  limitConnections(app);
  metrics?.register(app);
  app.addHook('onRequest', keepFromSearch(config.siteUrl, options.samples));
  app.addHook('preValidation', ({ params, query, body }, _, done) => {
    const fault = requestFault(params, query, body);
    done(fault && new Refusal(fault));
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
  const { isStopping = () => false, planTasks, website } = options;
  const kit = { db, clock, planTasks, wakeOutbox };
  const visitors = { ...kit, vacancies, pages: formPages, sendsMail };
  app.register(healthRoutes, { dataDir: config.dataDir, db, isStopping });
  app.register(showBriefDraftRoutes, { db, clock, pages: formPages });
  app.register(fileRoutes, { db, clock, secrets: config.webhookSecrets });
  app.register(imageRoutes, { db });
  app.register(indexNowKeyFile, { key: config.indexNowKey });
  if (options.desk) {
    const { build, earlier, channels, url } = options.desk;
    const isOpen = async (token: string) => !!(await openInvitation(db, token, clock.now()));
    if (site) app.register(deskFiles, { build, earlier, siteStyles: site.styles, isOpen });
    app.register(deskRoutes, {
      ...kit,
      config: {
        contentDir: contentFolder(),
        mistyped: [],
        ...config,
        mail: config.mail ?? { smtpUrl: undefined, from: undefined, staff: undefined },
      },
      deskUrl: url,
      channels,
      vacancies,
      website,
      site,
      failingPages: () => pages?.failing() ?? [],
    });
    // Its keys are created on the desk.
    app.register(programRoutes, { ...kit, ...documentNeeds, config, vacancies, website, site });
  }
  const disk = watchDisk(config, app.log);
  app.addHook('onClose', disk.stop);
  const room = createRoom(createSharedBudget('files', fileBudget(config), { db, clock }), disk);
  const uploads = createUploads({ limits, spoolFolder: prepareSpool(config.dataDir), room });
  app.register(statusRoutes, {
    ...visitors,
    replies: async (status, context) => {
      await status.register(replyRoutes, { ...context, uploads, busyAfterMs: limits.busyAfterMs });
    },
  });
  app.register(roleAlertPageRoutes, visitors);
  if (site && pages) app.register(siteRoutes, { site, pages, source, clock });
  app.register(async (intake) => {
    const perMinute = { max: config.submissionsPerMinute, timeWindow: '1 minute' };
    await limitRequests(intake, { name: 'intake', ...perMinute }, { db, clock });
    await intake.register(underPressure, { maxEventLoopDelay: limits.busyAfterMs, retryAfter: 10 });
    intake.addHook('onRequest', refuseOtherOrigins(config.siteUrl));
    // Forms only: a body of any other type is not read.
    intake.removeAllContentTypeParsers();
    await intake.register(multipart, { throwFileSizeLimit: false });
    await intake.register(saveBriefDraftRoutes, { db, clock, room, limits });
    await intake.register(submissionRoutes, { ...visitors, uploads });
  });
  return app;
}

/** In every response and in the log lines of its request; unique across processes. */
function createRequestIds(): () => string {
  const start = randomBytes(5).toString('hex');
  let count = 0;
  return () => `${start}-${(count += 1).toString(36)}`;
}

/** Fastify takes addresses only; a number counts proxy hops outwards from the server. */
function trustProxy(given: Config['trustProxy']) {
  return typeof given === 'number' ? (_address: string, hop: number) => hop < given : given;
}

function prepareSpool(dataDir: string): string {
  const folder = path.join(dataDir, 'spool');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Browsers and proxies wait for an answer before the next request on a connection. */
const maxPipelined = 8;

/**
 * What Node leaves to the application: limits pipelined requests, each of which holds an open file
 * and a buffer; closes idle connections on exit, which browsers open in advance; refuses a second
 * Host header and methods other than GET and HEAD outside of the API.
 */
function limitConnections(app: FastifyInstance) {
  /** Requests in flight on each connection. */
  const open = new Map<Socket, number>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, requests] of open) if (requests === 0) socket.destroy();
  });
  app.addHook('onSend', (_, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const requests = (open.get(socket) ?? 0) + 1;
    if (requests > maxPipelined) {
      reply.hijack();
      socket.destroy();
      return;
    }
    if (open.has(socket)) open.set(socket, requests);
    reply.raw.once('close', () => {
      const left = open.get(socket);
      if (left !== undefined) open.set(socket, left - 1);
    });
    if ((request.raw.headersDistinct.host?.length ?? 0) > 1) {
      reply.code(400).send({ error: 'malformed' });
      return;
    }
    const isApi = request.url === '/api' || request.url.startsWith('/api/');
    if (request.is404 && !isApi && request.method !== 'GET' && request.method !== 'HEAD') {
      reply.code(405).header('allow', 'GET, HEAD').send({ error: 'method-not-allowed' });
      return;
    }
    done();
  });
}

const storeTimeoutMs = 3_000;

type HealthOptions = {
  dataDir: string;
  db: Db;
  isStopping: () => boolean;
};

/**
 * Live: it takes requests; it can show pages, whatever the state of its store. Ready: it can also
 * store submissions. A stopping server is neither, so a proxy sends its next requests elsewhere.
 */
const healthRoutes: FastifyPluginAsync<HealthOptions> = async (
  app,
  { dataDir, db, isStopping },
) => {
  app.get('/api/live', async (_, reply) =>
    isStopping() ? refuse(reply, 'stopping') : { status: 'live' },
  );
  // For monitors, with the release that is running.
  app.get('/api/health', async (_, reply) =>
    isStopping() ? refuse(reply, 'stopping') : { status: 'live', version: packageFile.version },
  );

  app.get('/api/ready', async (_, reply) => {
    const fault = isStopping()
      ? 'stopping'
      : ((await folderFault(dataDir)) ?? (await storeFault(db)));
    return fault ? refuse(reply, fault) : { status: 'ready' };
  });
};

function refuse(reply: FastifyReply, fault: string) {
  return reply.code(503).header('retry-after', '10').send({ status: fault });
}

async function folderFault(dataDir: string): Promise<string | undefined> {
  try {
    await access(dataDir, constants.W_OK);
    return (await freeBytes(dataDir)) < neededBytes ? 'disk of the data folder full' : undefined;
  } catch {
    return 'data folder not writable';
  }
}

async function storeFault(db: Db): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('store does not answer'), storeTimeoutMs);
  });
  const asked = storedVersions(db).then(
    (versions) => {
      try {
        refuseNewer(versions);
        return undefined;
      } catch {
        return 'store of a newer program';
      }
    },
    () => 'store does not answer',
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
