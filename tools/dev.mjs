/** Hot reload of the site together with the server: `npm run dev`. */
import { spawn } from 'node:child_process';
import { ensureDependencies, nodeBinary } from './dependencies.mjs';
import { devServerPort } from './dev-ports.mjs';
import { readEnvFile } from './env-file.mjs';

ensureDependencies();
readEnvFile();
const node = nodeBinary();
const server = spawn(node, ['--watch', '--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(devServerPort), HOST: '127.0.0.1' },
});
const site = spawn(
  node,
  ['node_modules/astro/bin/astro.mjs', 'dev', '--port', process.env.PORT ?? '3000'],
  { stdio: 'inherit', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } },
);

const children = [server, site];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
