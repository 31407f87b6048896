import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { PageStore } from './pages/page-store.ts';
import { closedPolicy, securityHeaders } from './pages/security-headers.ts';
import { servePages } from './pages/serve-pages.ts';
import { healthRoutes } from './routes/health.ts';

export type AppOptions = {
  config: Pick<Config, 'trustProxy' | 'logLevel' | 'dataDir'>;
  pages: PageStore;
};

/** The server without a port: pages come straight from memory, /api goes through Fastify. */
export function createApp({ config, pages }: AppOptions): FastifyInstance {
  const answerPage = servePages(pages);
  const app = fastify({
    trustProxy: config.trustProxy,
    // Requests are not logged: an address of the network is personal data.
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer((request: IncomingMessage, response: ServerResponse) => {
        if (isApi(request.url)) handler(request, response);
        else answerPage(request, response);
      }),
  });
  app.addHook('onSend', async (_, reply) => {
    reply.headers({
      ...securityHeaders,
      'content-security-policy': closedPolicy,
      'cache-control': 'no-store',
    });
  });
  app.register(healthRoutes, { dataDir: config.dataDir });
  return app;
}

function isApi(url: string | undefined): boolean {
  return url === '/api' || url?.startsWith('/api/') === true;
}
