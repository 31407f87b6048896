import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { portToKeep } from '../machine/port-to-keep.ts';
import { temporaryFolder } from '../machine/temporary-folder.ts';
import { until } from '../machine/until.ts';

/** Caddy with deploy/Caddyfile in front of servers, separated by spaces. */
export async function startCaddy(upstream: string, client: string) {
  const folder = temporaryFolder();
  const headers = spawnSync(process.execPath, ['server/cli/main.ts', 'caddy-headers'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1' },
  });
  const headersFile = path.join(folder, 'headers.caddy');
  writeFileSync(headersFile, headers.stdout);
  const url = `http://127.0.0.1:${await portToKeep()}`;
  const caddy = spawn('caddy', ['run', '--config', 'deploy/Caddyfile', '--adapter', 'caddyfile'], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      CADDY_ADMIN: 'off',
      SITE_ADDRESS: url.replace('127.0.0.1', ''),
      BUILD_CLIENT: client,
      HEADERS_FILE: headersFile,
      UPSTREAM: upstream,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  caddy.stderr.on('data', (chunk) => (log += chunk));
  const exited = once(caddy, 'exit');
  const answers = () =>
    fetch(`${url}/api/live`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(answers, 'Caddy answers').catch((error: Error) => {
    throw new Error(`${error.message}\n${log}`);
  });
  return {
    url,
    pid: caddy.pid!,
    version: `Caddy ${spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout.trim()}`,
    stop: async () => {
      caddy.kill('SIGTERM');
      await exited;
    },
  };
}
