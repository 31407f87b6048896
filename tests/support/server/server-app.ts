import type { AddressInfo } from 'node:net';
import type { RouteOptions } from 'fastify';
import { catalogue as sampleContent } from '#content/catalogue.server.ts';
import { contentFolder, readContentFolder } from '#content/content-folder.server.ts';
import { createApp, type AppOptions } from '#server/web/app.ts';
import type { MailConfig } from '#server/base/config.ts';
import { receiveLimits, type ReceiveLimits } from '#server/base/watch-upload.ts';
import type { Db } from '#server/db/db.ts';
import { planTasks } from '../deliveries/channels.ts';
import { testSecret } from '../deliveries/test-secret.ts';

const { vacancies } = sampleContent();
const documents = readContentFolder(contentFolder());

const noSamples = { roles: 0, reports: 0, downloads: 0, people: 0 };

/** A busy machine, or another test in this process, must not make the server refuse forms. */
export const testLimits: ReceiveLimits = { ...receiveLimits, busyAfterMs: 0 };

/** The server on a free port, without pages and outbox. */
export async function startApp(
  db: Db,
  dataDir: string,
  options: Partial<Omit<AppOptions, 'config'>> & {
    submissionsPerMinute?: number;
    fileBytesPerHour?: number;
    diskReserveBytes?: number;
    siteUrl?: string | undefined;
    trustProxy?: number;
    indexNowKey?: string;
    port?: number;
    logLevel?: 'silent' | 'trace';
    mail?: MailConfig;
  } = {},
) {
  const {
    submissionsPerMinute = 1_000_000,
    fileBytesPerHour = 1024 ** 4,
    diskReserveBytes = 0,
    siteUrl,
    trustProxy = false,
    indexNowKey,
    port: wanted = 0,
    logLevel = 'silent',
    mail,
    ...rest
  } = options;
  const app = createApp({
    config: {
      trustProxy,
      logLevel,
      dataDir,
      siteUrl,
      indexNowKey,
      submissionsPerMinute,
      fileBytesPerHour,
      diskReserveBytes,
      mail,
      webhookSecrets: [testSecret.key],
    },
    db,
    website: () => ({ documents, catalogue: sampleContent() }),
    vacancies: { list: () => vacancies, version: () => 0, earlierSlugs: () => new Map() },
    samples: () => noSamples,
    planTasks,
    limits: testLimits,
    ...rest,
  });
  const routes: RouteOptions[] = [];
  // Routes are registered while the app becomes ready.
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.listen({ port: wanted, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, routes, port, url: `http://127.0.0.1:${port}`, stop: () => app.close() };
}
