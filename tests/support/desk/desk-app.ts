import type { AppOptions } from '#server/web/app.ts';
import type { Db } from '#server/db/db.ts';
import { testChannels } from '../deliveries/channels.ts';
import { startApp } from '../server/server-app.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';

type Ask = { method?: string; headers: Record<string, string>; body?: unknown };

/** The server with the desk's API, on a free port. */
export async function startDeskApp(db: Db, options: Partial<Omit<AppOptions, 'config'>> = {}) {
  const desk = { channels: testChannels(db, {}), build: 'build' };
  const server = await startApp(db, temporaryFolder(), { desk, ...options });
  const ask = (address: string, { method = 'GET', headers, body }: Ask) =>
    fetch(`${server.url}/api/desk${address}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { ...server, ask };
}
