import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { portToKeep } from '../machine/port-to-keep.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { until } from '../machine/until.ts';

const startTimeoutMs = 180_000;
const stopTimeoutMs = 30_000;

/** What stays the same while an n8n is stopped and started again. */
export type N8nPlace = { program: string; databaseUrl: string; folder: string; port: number };

export async function placeN8n(program: string, databaseUrl: string): Promise<N8nPlace> {
  return { program, databaseUrl, folder: temporaryFolder(), port: await portToKeep() };
}

/** Starts n8n on 127.0.0.1; `ready` waits until it answers. */
export async function launchN8n(place: N8nPlace, settings: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${place.port}`;
  const child = spawn(process.execPath, [place.program, 'start'], {
    cwd: place.folder,
    env: { ...environmentOf(place), N8N_RUNNERS_BROKER_PORT: `${await portToKeep()}`, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk));
  const exited = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const isReady = () =>
    fetch(`${url}/healthz/readiness`).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    url,
    hasEnded,
    ready: async () => {
      const reached = async () => hasEnded() || (await isReady());
      await until(reached, 'n8n is ready', startTimeoutMs);
      if (hasEnded()) throw new Error(`n8n ended: ${log.slice(-2_000)}`);
    },
    stop: async () => {
      const kill = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      child.kill('SIGTERM');
      if (!hasEnded()) await exited;
      clearTimeout(kill);
    },
  };
}

/** Nothing that asks another host, and no process for code in workflows. */
function environmentOf({ databaseUrl, folder, port }: N8nPlace): Record<string, string> {
  const database = new URL(databaseUrl);
  return {
    PATH: process.env.PATH ?? '',
    HOME: folder,
    TMPDIR: folder,
    N8N_USER_FOLDER: folder,
    N8N_PORT: String(port),
    N8N_HOST: '127.0.0.1',
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    DB_TYPE: 'postgresdb',
    DB_POSTGRESDB_HOST: database.hostname,
    DB_POSTGRESDB_PORT: database.port,
    DB_POSTGRESDB_USER: database.username,
    DB_POSTGRESDB_DATABASE: database.pathname.slice(1),
    N8N_RUNNERS_MODE: 'external',
    N8N_RUNNERS_AUTH_TOKEN: randomBytes(16).toString('hex'),
    N8N_RUNNERS_BROKER_LISTEN_ADDRESS: '127.0.0.1',
    N8N_DIAGNOSTICS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
    N8N_VERSION_NOTIFICATIONS_WHATS_NEW_ENABLED: 'false',
    N8N_DYNAMIC_BANNERS_ENABLED: 'false',
    N8N_TEMPLATES_ENABLED: 'false',
    N8N_PERSONALIZATION_ENABLED: 'false',
    N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
    N8N_DISABLED_MODULES: 'mcp-registry,community-packages,instance-ai,chat-hub,agents,mcp',
  };
}
