import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPages } from '../../server/pages/page-store.ts';
import { openStore } from '../../server/store/open-store.ts';
import { startApp } from './intake-app.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The built site on a server that can be given the next build while pages are open. */
export async function serveTwoBuilds() {
  const dataDir = temporaryFolder();
  const db = await openStore({ dataDir, databaseUrl: undefined });
  let server = await startApp(db, dataDir, { pages: loadPages('build/client') });
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
      server = await startApp(db, dataDir, {
        pages: loadPages(next, earlier),
        port: server.port,
      });
    },
    stop: async () => {
      await server.stop();
      await db.close();
    },
  };
}

/** The same site as if every script had changed: each has another name, and nothing knows the old. */
function nextBuild(): string {
  const folder = path.join(temporaryFolder(), 'client');
  cpSync('build/client', folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const scripts = readdirSync(path.join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, 'b.js')]));
  const known = new RegExp(scripts.map((name) => name.replace('.', '\\.')).join('|'), 'g');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(html|js)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(known, (name) => renamed.get(name) ?? name),
    );
  }
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const [before, after] of renamed) {
    renameSync(path.join(folder, 'assets', before), path.join(folder, 'assets', after));
  }
  return folder;
}
