/** Hot reload of site and desk together with the server: `npm run dev`. */
import { spawn } from 'node:child_process';
import { ensureDependencies, nodeBinary } from './dependencies.mjs';
import { devServerPort } from './dev-ports.mjs';
import { readEnvFile } from './env-file.mjs';

ensureDependencies();
readEnvFile();
const node = nodeBinary();
const port = process.env.PORT ?? '3000';
const children = [
  start(['--watch', '--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    PORT: String(devServerPort),
    HOST: '127.0.0.1',
    // Its links lead to the site's port, where a browser has the cookies and passkeys of the desk.
    SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
  }),
  start(['node_modules/astro/bin/astro.mjs', 'dev', '--port', port], {
    ASTRO_TELEMETRY_DISABLED: '1',
  }),
  start(['node_modules/vite/bin/vite.js', '--config', 'desk/vite.config.ts'], {}),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);

function start(parameters, environment) {
  return spawn(node, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}
