/** `npm start`: install if needed, build if needed, serve. */
import { spawn, spawnSync } from 'node:child_process';
import { buildIsCurrent } from './build-state.mjs';
import { ensureDependencies, fail, nodeBinary } from './dependencies.mjs';
import { readEnvFile } from './env-file.mjs';

ensureDependencies();
readEnvFile();
const node = nodeBinary();

if (!buildIsCurrent()) {
  console.log('Building the site …');
  const build = spawnSync(node, ['tools/build.mjs'], { encoding: 'utf8' });
  if (build.status !== 0) {
    console.error(`${build.stdout}\n${build.stderr}`);
    fail('Building failed for the reason above. Correct it and run "npm start" again.');
  }
}

const server = spawn(node, ['--disable-warning=ExperimentalWarning', 'build/server/main.mjs'], {
  stdio: 'inherit',
  // As in deploy/, where it says why.
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
});
// A terminal sends SIGINT to the server as well, a supervisor only to npm, which passes it on. It
// arrives because package.json says "exec": a shell in between would end and leave this one running.
process.once('SIGINT', () => server.kill('SIGTERM'));
process.once('SIGTERM', () => server.kill('SIGTERM'));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
