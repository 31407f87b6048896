/**
 * `npm test`: installs what it needs and runs every check. `--fast` leaves out the build and the
 * journeys. Runs on whatever Node is at hand until Node 24 is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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

const checks = [
  ['format', ['run', 'check:format']],
  ['lint', ['run', 'check:lint']],
  ['types', ['run', 'check:types']],
  ['unused code', ['run', 'check:unused']],
  [
    'unit',
    [
      'run',
      'check:unit',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports.unit}`,
    ],
  ],
  ...(fast
    ? []
    : [
        ['build', ['run', 'build']],
        ['links', ['run', 'check:links']],
        ['e2e', ['run', 'check:e2e']],
      ]),
];

const failedChecks = [];
const tests = [];
for (const [name, command] of checks) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npm', ['--silent', ...command], {
    // An empty value keeps what .env may say out of the pages under test.
    env: { ...process.env, SITE_URL: process.env.SITE_URL ?? '' },
    stdio: name === 'build' ? ['ignore', 'ignore', 'inherit'] : 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  if (status !== 0) failedChecks.push(name);
  // At once, because Playwright empties the folder of the reports when it starts.
  if (name === 'unit') tests.push(unitResult());
  if (name === 'e2e') tests.push(journeyResult());
  // Journeys through a build that failed would only repeat its failure.
  if (name === 'build' && status !== 0) break;
}

const passed = tests.reduce((sum, result) => sum + result.passed, 0);
// A check without tests of its own counts once when it fails, so the line is never green by omission.
const otherFailures = failedChecks.filter((name) => name !== 'unit' && name !== 'e2e').length;
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
