import type { RouteOptions } from 'fastify';
import { openStore } from '#server/db/open-store.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { startApp } from './server-app.ts';

/** Every route that the server registers beside those of the built site. */
export async function registeredRoutes(): Promise<RouteOptions[]> {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const { routes, stop } = await startApp(db, dataDir, {
    desk: { channels: [], build: 'build', url: undefined },
    formPages: { policy: '', renderPage: async () => ({ status: 200, html: '' }) },
  });
  await stop();
  await db.close();
  return routes;
}
