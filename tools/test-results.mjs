import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a runner's JSON report says: `skipped` holds one sentence for each reason. */
export function unitResult(file) {
  const report = read(file);
  if (!report) return missing;
  const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedSuites(report),
    failedNames: report.testResults.flatMap(failedUnits),
    skipped: tests.filter(({ status }) => ['pending', 'skipped'].includes(status)).map(reasonOf),
  };
}

/** The reason stands in the title of the group: `PostgreSQL (skipped, it is not installed: …)`. */
function reasonOf({ fullName }) {
  return /\(skipped, (.*?)\)/.exec(fullName)?.[1] ?? fullName;
}

/** A file that cannot even be loaded has no tests to fail. */
function failedSuites({ testResults }) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
}

function failedUnits({ name, status, assertionResults }) {
  const failed = assertionResults.filter((each) => each.status === 'failed');
  const file = path.relative('.', name);
  if (status === 'failed' && failed.length === 0) return [`${file}, outside its tests`];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

export function journeyResult(file) {
  const report = read(file);
  if (!report) return missing;
  const { expected, unexpected } = report.stats;
  return {
    passed: expected,
    failed: unexpected + report.errors.length,
    failedNames: report.suites.flatMap(failedIn),
    skipped: report.suites.flatMap(skippedIn),
  };
}

function skippedIn({ suites = [], specs = [] }) {
  const here = specs
    .flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })))
    .filter(({ status }) => status === 'skipped')
    .map(
      ({ title, annotations }) =>
        annotations.find(({ type }) => type === 'skip')?.description ?? title,
    );
  return [...here, ...suites.flatMap(skippedIn)];
}

function failedIn({ suites = [], specs = [] }) {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return [...here, ...suites.flatMap(failedIn)];
}

const missing = { passed: 0, failed: 1, failedNames: [], skipped: [] };

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
