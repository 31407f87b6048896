import { actIn } from '#tests/support/stores/act-in.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { fixtureBuild } from '#tests/support/builds/fixture-build.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { fileLink } from '#server/submissions/files.ts';
import { loadSite } from './pages/page-renderer.ts';
import type { Db } from '#server/db/db.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';

let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;
let fileAddress = '';

beforeAll(async () => {
  const dataDir = temporaryFolder();
  db = await freshStore(dataDir);
  server = await startApp(db, dataDir, {
    site: await loadSite(fixtureBuild()),
  });
  const submission = aNewSubmission({ kind: 'job-application', file: aFile() });
  await actIn({ db, planTasks, now: Date.now() }, (act) => saveSubmission(act, submission));
  const [row] = await db.all<{ id: string }>('select id from submission');
  fileAddress = fileLink('', testSecret.key, row?.id ?? '', Date.now());
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

const foreign = { 'sec-fetch-site': 'cross-site' };
const form = { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' };

/** One of each kind of answer that a browser or a scanner can get. */
const answers: [title: string, status: number, ask: () => Promise<Answer>][] = [
  ['a page', 200, () => ask('/about')],
  ['a script', 200, () => ask('/assets/entry-aBc123.js')],
  ['a picture', 200, () => ask('/icon.svg')],
  ['a page not found', 404, () => ask('/nowhere')],
  ['a script not found', 404, () => ask('/assets/none.js')],
  ['another spelling', 308, () => ask('/about/')],
  ['an unknown document', 302, () => ask('/documents/none')],
  ['a wrong method', 405, () => ask('/about', 'DELETE')],
  ['TRACE', 405, () => ask('/about', 'TRACE')],
  ['a folder', 404, () => ask('/assets')],
  ['source control', 404, () => ask('/.git/config')],
  ['health', 200, () => ask('/api/live')],
  ['an unknown part of the API', 404, () => ask('/api/none')],
  ['a form that is none', 415, () => ask('/api/intake/contact-dialog', 'POST')],
  ['a refused form, as a page', 400, () => ask('/api/intake/contact-dialog', 'POST', form)],
  ['a status page that is unknown', 404, () => ask('/status/unknown')],
  ['a new status link', 200, () => ask('/status/new-link')],
  ['a file by its link', 200, () => ask(fileAddress)],
  ['a file without a link', 404, () => ask('/api/files/x')],
  ['a page rendered on demand', 200, () => ask('/vacancies')],
  ['a feed rendered on demand', 200, () => ask('/vacancies.json')],
  ['an unchanged page', 304, () => ask('/vacancies', 'GET', { 'if-none-match': '*' })],
  ['a range beyond the end', 416, () => ask('/media/clip.mp4', 'GET', { range: 'bytes=99-' })],
  ['an address that cannot be decoded', 400, () => ask('/api/files/%ff')],
  ['a page that cannot be decoded', 400, () => ask('/%ff')],
  ['a post from another site', 403, () => ask('/api/intake/contact-dialog', 'POST', foreign)],
];

describe.each(answers)('%s (%i)', (_, status, asked) => {
  let answer: Answer;
  let headers: IncomingHttpHeaders;
  beforeAll(async () => {
    answer = await asked();
    headers = answer.headers;
  });

  test('has every header of the OWASP list', () => {
    expect(answer.status).toBe(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'x-permitted-cross-domain-policies': 'none',
      'x-dns-prefetch-control': 'off',
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*microphone=\(\)/),
      'cache-control': expect.stringMatching(/no-store|no-cache|max-age=\d+/),
    });
  });

  test('has no header that names the software', () => {
    const telling = ['server', 'x-powered-by', 'x-aspnet-version', 'via', 'x-runtime'];
    expect(telling.filter((name) => name in headers)).toEqual([]);
  });

  test('has a content security policy in which the evaluator finds nothing serious', () => {
    const policy = new CspParser(`${headers['content-security-policy']}`).csp;
    const findings = new CspEvaluator(policy).evaluate();
    // A smaller number is more severe.
    const serious = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE);
    expect(serious.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  });
});

test('the evaluator reports a weak policy', () => {
  const policy = new CspParser("script-src 'unsafe-inline' *").csp;
  const worst = Math.min(
    ...new CspEvaluator(policy).evaluate().map(({ severity }) => Number(severity)),
  );
  expect(worst).toBe(Severity.HIGH);
});

test('answers with personal data are not cached', async () => {
  for (const address of [fileAddress, '/status/unknown']) {
    expect((await ask(address)).headers['cache-control']).toBe('no-store');
  }
});

type Answer = { status: number; headers: IncomingHttpHeaders };

function ask(address: string, method = 'GET', headers = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ port: server.port, path: address, method, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    });
    call.on('error', reject).end();
  });
}
