import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSite } from '../../server/pages/site.ts';
import { openStore } from '../../server/store/open-store.ts';
import { startApp } from './server-app.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { until } from './until.ts';

/** The built site on a server that can be given the next build while pages are open. */
export async function serveTwoBuilds() {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  let server = await startApp(db, dataDir, { site: await loadSite(path.resolve('build')) });
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
      const site = await loadSite(next, earlier);
      server = await startApp(db, dataDir, { site, port: server.port });
      // Loading a build in this process delays its event loop, and the server says that it is busy.
      const post = () => fetch(`${server.url}/api/intake/none`, { method: 'POST' });
      await until(async () => (await post()).status !== 503, 'the server takes forms');
    },
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}

/** The same site as if every script had changed: each has another name, and nothing knows the old. */
function nextBuild(): string {
  const folder = temporaryFolder();
  const build = path.join(folder, 'build');
  // The renderer imports packages, which Node looks for above the build.
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  cpSync('build', build, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const assets = path.join(build, 'client', 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, 'b.js')]));
  const known = new RegExp(scripts.map((name) => name.replace('.', '\\.')).join('|'), 'g');
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(html|m?js)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(known, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [before, after] of renamed) {
    renameSync(path.join(assets, before), path.join(assets, after));
  }
  return build;
}
