/** Hot reload of the site together with intake: `npm run dev`. */
import { spawn } from 'node:child_process';
import { ensureDependencies, nodeBinary } from './dependencies.mjs';
import { devIntakePort } from './dev-ports.mjs';
import { readEnvFile } from './env-file.mjs';
import { serverFlags } from './server-flags.mjs';

ensureDependencies();
readEnvFile();
const node = nodeBinary();
const intake = spawn(node, ['--watch', ...serverFlags, 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(devIntakePort), HOST: '127.0.0.1' },
});
const site = spawn(
  node,
  ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', process.env.PORT ?? '3000'],
  { stdio: 'inherit' },
);

const children = [intake, site];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) child.on('exit', stop);
