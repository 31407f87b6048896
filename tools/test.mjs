/**
 * `npm test`: installs what it needs and proves what a visitor and a colleague do. `--rest` is what
 * `npm run test:all` adds: PostgreSQL, kills, floods, other firms, looks, editions and browsers.
 * `--fast` leaves out the build and the journeys. Runs on whatever Node is at hand until Node 24 is
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, findHeadlessShell } from './chromium.mjs';
import { buildIsCurrent } from './build-state.mjs';
import { ensureDependencies, fail, nodeBinary } from './dependencies.mjs';
import { findPostgres } from './postgres.mjs';
import { endRunning, runCheck } from './run-check.mjs';
import { journeyResult, unitResult } from './test-results.mjs';

const startedAt = performance.now();
const fast = process.argv.includes('--fast');
const rest = process.argv.includes('--rest');
const reports = { unit: 'test-results/unit.json', e2e: 'test-results/e2e.json' };

ensureDependencies();
nodeBinary();
if (!fast) ensureSystemPackages();

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results');

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    endRunning(signal);
    process.exit(1);
  });
}

const projects = rest ? ['postgres', 'all'] : ['core'];
const unit = [
  ...projects.map((name) => `--project=${name}`),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports.unit}`,
];
/** Mostly single-threaded and independent of each other, so two of them run at a time. */
const queue = rest ? [] : ['check:format', 'check:types', 'check:lint', 'check:unused'];
if (!fast && !(rest && buildIsCurrent())) queue.unshift('build');

const failedChecks = [];
const results = [];

await Promise.all([runQueue(), runQueue()]);
await run('check:unit', unit);
results.push(unitResult(reports.unit));
// Journeys through a build that failed would only repeat its failure.
if (!fast && !failedChecks.includes('build')) {
  if (!rest) await run('check:links');
  await run('check:e2e');
  results.push(journeyResult(reports.e2e));
}

async function runQueue() {
  for (let name = queue.shift(); name; name = queue.shift()) await run(name, [], true);
}

/** Output that is buffered is printed at the end, so that two checks do not mix their lines. */
async function run(name, options = [], buffered = false) {
  const begunAt = Date.now();
  if (!buffered) console.log(`\n── ${name}`);
  const { status, left, output } = await runCheck(
    'npm',
    ['--silent', 'run', name, '--', ...options],
    {
      buffered,
      env: {
        ...process.env,
        ASTRO_TELEMETRY_DISABLED: '1',
        JOURNEYS: rest ? 'rest' : 'core',
        // The tests start the server about a hundred times; compiling is a third of a start.
        NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
      },
    },
  );
  // The build lists every page; that is worth reading only when it fails.
  if (output && (name !== 'build' || status !== 0)) console.log(`\n── ${name}\n${output}`);
  for (const process of left) console.log(`Left behind and ended: ${process}`);
  const passed = status === 0 && left.length === 0;
  const seconds = ((Date.now() - begunAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (!passed) failedChecks.push(name);
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
// A check without failing tests of its own counts once, so the line is never green by omission.
const failedTests = results.reduce((sum, result) => sum + result.failed, 0);
const failed = failedTests + failedChecks.filter((name) => !hasFailedTests(name)).length;
const skipped = results.flatMap((result) => result.skipped);

if (failedChecks.length > 0) console.log(`\nFailed: ${failedChecks.join(', ')}`);
for (const name of results.flatMap(({ failedNames }) => failedNames)) console.log(`  ${name}`);
for (const reason of new Set(skipped)) {
  console.log(`Skipped ${skipped.filter((each) => each === reason).length}: ${reason}`);
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
const skips = skipped.length ? `, ${skipped.length} skipped` : '';
console.log(`\n${passed} passed, ${failed} failed${skips} in ${minutes} minutes`);
process.exit(failed > 0 ? 1 : 0);

function hasFailedTests(name) {
  const at = ['check:unit', 'check:e2e'].indexOf(name);
  return (results[at]?.failed ?? 0) > 0;
}

/** Debian's packages, each with how to see that it is there. */
function ensureSystemPackages() {
  const needed = {
    age: runs('age', '--version'),
    ...(rest && {
      postgresql: findPostgres(),
      caddy: runs('caddy', 'version'),
      'firefox-esr': existsSync('/usr/bin/firefox-esr'),
      'webkit2gtk-driver': existsSync('/usr/bin/WebKitWebDriver'),
      xvfb: existsSync('/usr/bin/Xvfb'),
    }),
  };
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  // The shell is only faster: where it may not be installed, a whole Chromium does as well.
  const browser = findHeadlessShell() ?? (mayInstall ? undefined : findChromium());
  const missing = Object.entries({ 'chromium-headless-shell': browser, ...needed })
    .filter(([, found]) => !found)
    .map(([name]) => name);
  if (missing.length === 0) return;
  const install = `apt-get install -y ${missing.join(' ')}`;
  if (!mayInstall) {
    const sentence = `The tests need ${missing.join(', ')}. On Debian: sudo ${install}`;
    if (!browser) fail(sentence);
    console.log(`${sentence}\nWithout them some are skipped, and said so at the end.`);
    return;
  }
  console.log(`Installing ${missing.join(', ')} …`);
  const { status } = spawnSync(
    `apt-get update -qq && DEBIAN_FRONTEND=noninteractive ${install} -qq > /dev/null`,
    { stdio: 'inherit', shell: true },
  );
  if (status !== 0 && !(findHeadlessShell() ?? findChromium())) {
    fail(`Installing failed. Run "${install}" to see why.`);
  }
}

function runs(program, ...args) {
  return spawnSync(program, args).status === 0;
}
