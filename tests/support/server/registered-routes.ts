import type { RouteOptions } from 'fastify';
import { openCatalogue } from '../../../content/catalogue.server.ts';
import { createApp } from '../../../server/app.ts';
import { openStore } from '../../../server/store/db/open-store.ts';
import { planTasks } from '../deliveries/channels.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** Every route that the server registers beside those of the built site. */
export async function registeredRoutes(): Promise<RouteOptions[]> {
  const { vacancies, company } = openCatalogue(process.cwd());
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const app = createApp({
    config: {
      trustProxy: false,
      logLevel: 'silent',
      dataDir,
      siteUrl: undefined,
      submissionsPerMinute: 1,
      fileBytesPerHour: 1024 ** 4,
      diskReserveBytes: 0,
      webhookSecrets: [],
    },
    desk: { channels: [], build: 'build', url: undefined },
    formPages: { policy: '', renderPage: async () => ({ status: 200, html: '' }) },
    db,
    vacancies: { list: () => vacancies, version: () => 0, earlierSlugs: () => new Map() },
    termsVersion: company.termsVersion,
    planTasks,
  });
  const routes: RouteOptions[] = [];
  // Routes are registered while the app becomes ready.
  app.addHook('onRoute', (route) => void routes.push(route));
  await app.ready();
  await app.close();
  await db.close();
  return routes;
}
