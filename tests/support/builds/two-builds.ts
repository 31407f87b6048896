import { cpSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '#server/web/pages/page-renderer.ts';
import { openStore } from '#server/db/open-store.ts';
import { nextBuild } from './next-build.ts';
import { startApp } from '../server/server-app.ts';
import { portToKeep } from '../machine/port-to-keep.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

/** The built site on a server that can be given the next build while pages are open. */
export async function serveTwoBuilds() {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const port = await portToKeep();
  let server = await startApp(db, dataDir, { site: await loadSite(path.resolve('build')), port });
  const next = nextBuild();
  return {
    url: server.url,
    submissions: () => db.all('select kind, fields from submission'),
    deploy: async (assets: 'kept' | 'gone') => {
      const earlier = temporaryFolder();
      if (assets === 'kept') {
        cpSync('build/client/assets', path.join(earlier, 'before', 'assets'), { recursive: true });
      }
      await server.stop();
      const site = await loadSite(next, { earlier });
      server = await startApp(db, dataDir, { site, port });
    },
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}
