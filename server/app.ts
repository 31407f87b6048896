import { mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Vacancy } from '../domain/vacancy/vacancy.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { logStream } from './log.ts';
import { openExpressLane } from './pages/express-lane.ts';
import type { PageStore } from './pages/page-store.ts';
import { bareHeaders, closedPolicy, securityHeaders } from './pages/security-headers.ts';
import { servePages } from './pages/serve-pages.ts';
import { answerRefusal } from './receive/answer.ts';
import type { FormPages } from './receive/form-pages.ts';
import { fileRoutes } from './files/file-routes.ts';
import { healthRoutes } from './health.ts';
import { receivedRoutes } from './receive/received.ts';
import { receiveLimits, type ReceiveLimits } from './receive/receive-limits.ts';
import { Refusal } from './receive/refusal.ts';
import { refusalOf } from './receive/refusal-of.ts';
import { submissionRoutes } from './receive/submissions.ts';
import type { Db } from './store/db.ts';
import type { PlanTasks } from './store/task.ts';

export type AppOptions = {
  config: Pick<
    Config,
    'trustProxy' | 'logLevel' | 'dataDir' | 'submissionsPerMinute' | 'webhookSecrets'
  >;
  pages: PageStore;
  /** Answers plain posts; without it they are answered in JSON. */
  formPages?: FormPages;
  db: Db;
  vacancies: readonly Vacancy[];
  termsVersion: string;
  planTasks: PlanTasks;
  /** Called after each commit, so that delivery need not wait for its next look. */
  stored?: () => void;
  clock?: Clock;
  limits?: ReceiveLimits;
};

/** The server without a port: pages come straight from memory, /api goes through Fastify. */
export function createApp(options: AppOptions): FastifyInstance {
  const { config, pages, db, clock = systemClock } = options;
  const answerPage = servePages(pages);
  let expressLane: ReturnType<typeof openExpressLane> | undefined;
  const app = fastify({
    trustProxy: config.trustProxy,
    // Requests are not logged: an address of the network is personal data.
    logger: { level: config.logLevel, stream: logStream },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: (handler) => {
      const server = createServer(
        { optimizeEmptyRequests: true },
        (request: IncomingMessage, response: ServerResponse) => {
          if (!isApi(request.url)) {
            answerPage(request, response);
            return;
          }
          // Here too: what Fastify answers before it knows a route passes no hook.
          for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value);
          handler(request, response);
        },
      );
      expressLane = openExpressLane(server, pages);
      return server;
    },
  });
  app.addHook('preClose', async () => expressLane?.close());
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      ...securityHeaders,
      'content-security-policy': reply.getHeader('content-security-policy') ?? closedPolicy,
      'cache-control': 'no-store',
    });
  });
  app.setErrorHandler((error: Parameters<typeof refusalOf>[0], request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'unavailable') {
      const { code, message } = error;
      request.log.error({ event: 'request-failure', code, reason: message }, 'request failed');
    }
    return answerRefusal(request, reply, refusal, options.formPages);
  });
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(request, reply, new Refusal('not-found'), options.formPages),
  );
  app.register(healthRoutes, { dataDir: config.dataDir, db });
  app.register(receivedRoutes, { pages: options.formPages });
  app.register(fileRoutes, { db, clock, secrets: config.webhookSecrets });
  app.register(async (intake) => {
    await intake.register(rateLimit, { max: config.submissionsPerMinute, timeWindow: '1 minute' });
    await intake.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: 10 });
    // Forms and nothing else: a body of any other type is not even read.
    intake.removeAllContentTypeParsers();
    await intake.register(multipart, { throwFileSizeLimit: false });
    await intake.register(submissionRoutes, {
      db,
      clock,
      limits: options.limits ?? receiveLimits,
      spoolFolder: prepareSpool(config.dataDir),
      vacancies: options.vacancies,
      termsVersion: options.termsVersion,
      planTasks: options.planTasks,
      stored: options.stored ?? (() => {}),
    });
  });
  return app;
}

function prepareSpool(dataDir: string): string {
  const folder = path.join(dataDir, 'spool');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

function isApi(url: string | undefined): boolean {
  return url === '/api' || url?.startsWith('/api/') === true;
}
