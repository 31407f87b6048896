/** `npm run build`: Astro with the server, the desk, then what both need to be served (tools/finish-build.ts). */
import { spawnSync } from 'node:child_process';
import { nodeBinary } from './dependencies.mjs';

const node = nodeBinary();
for (const parameters of [
  ['node_modules/astro/bin/astro.mjs', 'build'],
  [
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'desk/vite.config.ts',
    '--logLevel',
    'error',
  ],
  ['--disable-warning=ExperimentalWarning', 'tools/finish-build.ts'],
]) {
  const { status } = spawnSync(node, parameters, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) process.exit(status ?? 1);
}
