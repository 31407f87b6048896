/**
 * `npm test`: installs what it needs and runs every check. `--fast` leaves out the build and the
 * journeys. Runs on whatever Node is at hand until Node 24 is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { ensureDependencies, fail, nodeBinary } from './dependencies.mjs';
import { findPostgres } from './postgres.mjs';

const fast = process.argv.includes('--fast');
const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e.json' };

ensureDependencies();
nodeBinary();
if (!fast) ensureSystemPackages();

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

const unit = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.unit}`];
/** Mostly single-threaded and independent of each other, so two of them run at a time. */
const queue = ['check:format', 'check:lint', 'check:unused', 'check:types'];
if (!fast) queue.unshift('build');

const failedChecks = [];
const tests = [];

await Promise.all([runQueue(), runQueue()]);
await run('check:unit', unit);
tests.push(unitResult());
// Journeys through a build that failed would only repeat its failure.
if (!fast && !failedChecks.includes('build')) {
  await run('check:links');
  await run('check:e2e');
  tests.push(journeyResult());
}

async function runQueue() {
  for (let name = queue.shift(); name; name = queue.shift()) await run(name, [], 'buffered');
}

/** Output that is buffered is printed at the end, so that two checks do not mix their lines. */
async function run(name, options = [], output = 'streamed') {
  const startedAt = Date.now();
  if (output === 'streamed') console.log(`\n── ${name}`);
  const child = spawn('npm', ['--silent', 'run', name, '--', ...options], {
    env: {
      ...process.env,
      // An empty value keeps what .env may say out of the pages under test.
      SITE_URL: process.env.SITE_URL ?? '',
      ASTRO_TELEMETRY_DISABLED: '1',
      // The tests start the server about a hundred times; compiling is a third of a start.
      NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
    },
    stdio: output === 'streamed' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const chunks = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk));
  child.stderr?.on('data', (chunk) => chunks.push(chunk));
  const [status] = await once(child, 'close');
  // The build lists every page; that is worth reading only when it fails.
  if (chunks.length > 0 && (name !== 'build' || status !== 0)) {
    console.log(`\n── ${name}\n${Buffer.concat(chunks)}`);
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failedChecks.push(name);
}

const passed = tests.reduce((sum, result) => sum + result.passed, 0);
// A check without tests of its own counts once when it fails, so the line is never green by omission.
const otherFailures = failedChecks.filter((name) => !/unit|e2e/.test(name)).length;
const silentFailures = tests.filter((result) => result.missing).length;
const failed =
  tests.reduce((sum, result) => sum + result.failed, 0) + otherFailures + silentFailures;

if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || failedChecks.length > 0 ? 1 : 0);

function unitResult() {
  const report = read(reports.unit);
  if (!report) return { passed: 0, failed: 0, missing: true };
  return { passed: report.numPassedTests, failed: report.numFailedTests + failedSuites(report) };
}

/** A file that cannot even be loaded has no tests to fail. */
function failedSuites({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
}

function journeyResult() {
  const report = read(reports.e2e);
  if (!report) return { passed: 0, failed: 0, missing: true };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function ensureSystemPackages() {
  const browser = findHeadlessShell() ?? findChromium();
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const missing = [];
  if (!findHeadlessShell() && (mayInstall || !browser)) missing.push('chromium-headless-shell');
  if (!findPostgres()) missing.push('postgresql');
  if (missing.length === 0) return;
  const install = `apt-get install -y ${missing.join(' ')}`;
  if (!mayInstall) {
    fail(`The tests need ${missing.join(' and ')}. On Debian: sudo ${install}`);
  }
  console.log(`Installing ${missing.join(' and ')} …`);
  const { status } = spawnSync(
    `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install} -qq > /dev/null`,
    {
      stdio: 'inherit',
      shell: true,
    },
  );
  // The shell is only faster: a whole Chromium does as well.
  if (status !== 0 && !(findPostgres() && (findHeadlessShell() ?? findChromium()))) {
    fail(`Installing failed. Run "${install}" to see why.`);
  }
}
