/** Runs on whatever Node is at hand, so: no dependencies, no TypeScript. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'node_modules/.northgauge-lock';
const neededMajor = 24;

/** Installs from the lock file unless exactly that has been installed already. */
export function ensureDependencies() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing dependencies from package-lock.json …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    fail('Installing failed. Check the network and the disk, then run "npm ci" to see why.');
  }
  writeFileSync(stampFile, wanted);
}

/** Node 24: the one among our dependencies, or the user's own. */
export function nodeBinary() {
  const own = 'node_modules/.bin/node';
  if (existsSync(own) && majorOf(own) >= neededMajor) return own;
  if (majorOf(process.execPath) >= neededMajor) return process.execPath;
  fail(
    `Node ${process.versions.node} is too old for this project. Install Node ${neededMajor} or newer from nodejs.org and try again.`,
  );
}

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function majorOf(binary) {
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
