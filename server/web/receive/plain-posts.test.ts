import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { sendForm, type FormFile } from '#tests/support/server/send-form.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import type { Db } from '#server/db/db.ts';
import { storedSubmission } from '#tests/support/stores/stored-submission.ts';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import type { VisitorPages } from '#server/base/visitor-pages.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'idempotency-key': '' };
const nothingChosen: FormFile = {
  field: 'requirements_document',
  filename: '',
  type: 'application/octet-stream',
  bytes: Buffer.alloc(0),
};

/** Answers with what it was asked for. */
const formPages: VisitorPages = {
  policy: "script-src 'self'",
  renderPage: async (address, locals) => ({
    status: 200,
    html: JSON.stringify({ address, ...locals }),
  }),
};

describe('a form posted by a browser without script', () => {
  const dataDir = temporaryFolder();
  let db: Db;
  let server: Awaited<ReturnType<typeof startApp>>;

  beforeAll(async () => {
    db = await freshStore(dataDir);
    server = await startApp(db, dataDir, { formPages });
  });
  afterAll(async () => {
    await server.stop();
    await db.close();
  });

  test('redirects to the status page, whose address holds a token and nothing else', async () => {
    const { firstName, lastName, email, subject, message } = aSubmission['contact-message']();
    const fields = { firstName, lastName, email, subject, message, ng_locale: 'de-CH' } as Record<
      string,
      string
    >;
    const answer = await sendForm(server.url, 'contact-message', fields, nothingChosen, browser);
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location')!, server.url);
    expect(target.pathname).toMatch(/^\/status\/[\w-]{46}$/);
    expect(target.search).toBe('');
    const shown = (await (await fetch(target)).json()) as { address: string; status: ShownStatus };
    expect(shown.address).toBe('/de-ch/status-page');
    if (shown.status.is !== 'submission') throw new Error(shown.status.is);
    const submission = await storedSubmission(db, shown.status.submission.reference);
    expect(submission?.file).toBeUndefined();
    expect(submission?.fields).toMatchObject({ source: 'Contact Form', phone: '' });
  });

  test('again on the same day is stored once and opens nobody’s status page', async () => {
    const fields = { ...aSubmission['contact-message']({ message: 'The same words' }) };
    const send = () => sendForm(server.url, 'contact-message', fields, nothingChosen, browser);
    expect((await send()).status).toBe(303);
    const again = await send();
    expect([again.status, again.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = await again.text();
    expect(text).not.toMatch(/status\/[\w-]{46}/);
    const { status } = JSON.parse(text) as { status: ShownStatus };
    if (status.is !== 'repeated') throw new Error(status.is);
    const { message } = (await storedSubmission(db, status.reference))!.fields;
    expect(message).toBe('The same words');
    const stored = await db.all(`select 1 as one from submission where fields like $1`, [
      '%The same words%',
    ]);
    expect(stored).toHaveLength(1);
  });

  test('is shown again with its values and issues, in the order of the form', async () => {
    const fields = aSubmission['job-application']({
      email: 'nobody',
      firstName: ' ',
      ng_vacancy: 'ai-governance-lead-remote-europe',
      ng_locale: 'de-DE',
    });
    const file = {
      field: 'resume',
      filename: 'cv.pdf',
      type: 'application/pdf',
      bytes: pdfBytes(),
    };
    const answer = await sendForm(server.url, 'job-application', fields, file, browser);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('content-security-policy')).toBe(formPages.policy);
    const { address, refused } = await page(answer);
    expect(address).toBe('/de/job-application/refused');
    expect(refused).toMatchObject({
      kind: 'job-application',
      code: 'invalid',
      vacancy: 'ai-governance-lead-remote-europe',
      values: { firstName: ' ', lastName: 'Keller', noticePeriod: '1-month', gdprConsent: 'true' },
      issues: [
        { field: 'firstName', code: 'required' },
        { field: 'email', code: 'invalid' },
      ],
    });
    expect(refused.values).not.toHaveProperty('roleTitle');
    expect(refused.values).not.toHaveProperty('ng_locale');
  });

  test('for a vacancy that does not exist gets the failure page', async () => {
    const fields = aSubmission['job-application']({ ng_vacancy: 'astronaut' });
    const answer = await sendForm(server.url, 'job-application', fields, undefined, browser);
    expect(answer.status).toBe(400);
    expect(await page(answer)).toEqual({ address: '/failure/form/invalid' });
  });

  test('with a file that is too large keeps the values that came after it', async () => {
    const form = new FormData();
    const large = new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'application/pdf' });
    form.append('requirements_document', large, 'large.pdf');
    form.append('subject', 'What I wrote last');
    const answer = await fetch(`${server.url}/api/intake/contact-message`, {
      method: 'POST',
      body: form,
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(413);
    expect((await page(answer)).refused).toMatchObject({
      values: { subject: 'What I wrote last' },
      issues: [{ field: 'requirements_document', code: 'file-too-large' }],
    });
  });

  test('that cannot be read gets the failure page in the language of the page it came from', async () => {
    const answer = await fetch(`${server.url}/api/intake/contact-message`, {
      method: 'POST',
      body: 'subject=Hello',
      headers: {
        ...browser,
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'https://www.harbourlane.example/de-at/contact',
      },
    });
    expect(answer.status).toBe(415);
    expect(await page(answer)).toEqual({ address: '/de-at/failure/form/not-multipart' });
  });
});

describe('when the page of a refused form cannot be rendered', () => {
  const dataDir = temporaryFolder();
  let db: Db;
  beforeEach(async () => {
    db = await freshStore(dataDir);
  });

  test.each([
    ['and the failure page can, that is sent', '/failure/form/invalid', { error: undefined }],
    ['nor the failure page, the answer is JSON', '/nothing', { error: 'invalid' }],
  ])('%s', async (_, rendered, expected) => {
    const server = await startApp(db, dataDir, {
      formPages: {
        ...formPages,
        renderPage: (address, ...given) =>
          address === rendered
            ? formPages.renderPage(address, ...given)
            : Promise.reject(new Error('broken')),
      },
    });
    const fields = aSubmission['contact-dialog']({ email: 'nobody' });
    const answer = await sendForm(server.url, 'contact-dialog', fields, undefined, browser);
    expect([answer.status, (await page(answer)).error]).toEqual([400, expected.error]);
    await server.stop();
    await db.close();
  });
});

describe('a server that cannot take more', () => {
  test('counts by the address that its own proxy names, whatever the sender puts before it', async () => {
    const dataDir = temporaryFolder();
    const db = await freshStore(dataDir);
    const server = await startApp(db, dataDir, { submissionsPerMinute: 2, trustProxy: 1 });
    const send = (forwarded: string, more = {}) =>
      sendForm(server.url, 'contact-dialog', aSubmission['contact-dialog'](), undefined, {
        'x-forwarded-for': forwarded,
        ...more,
      });
    const forged = { 'x-real-ip': '198.51.100.7', forwarded: 'for=198.51.100.8' };
    expect((await send('203.0.113.9')).status).toBe(201);
    expect((await send('198.51.100.1, 203.0.113.9', forged)).status).toBe(201);
    expect((await send('198.51.100.2, 203.0.113.9')).status).toBe(429);
    expect((await send('127.0.0.1, 203.0.113.9', forged)).status).toBe(429);
    expect((await send('203.0.113.9, 203.0.113.10')).status).toBe(201);
    await server.stop();
    await db.close();
  });

  test('asks an address that sends too much to wait, in JSON and on a page', async () => {
    const dataDir = temporaryFolder();
    const db = await freshStore(dataDir);
    const server = await startApp(db, dataDir, { submissionsPerMinute: 2, formPages });
    const send = (headers = {}) =>
      sendForm(server.url, 'contact-dialog', aSubmission['contact-dialog'](), undefined, headers);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ error: 'rate-limited' });
    const plain = await send(browser);
    expect([plain.status, await page(plain)]).toEqual([
      429,
      { address: '/failure/form/rate-limited' },
    ]);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    await server.stop();
    await db.close();
  });

  test('shows a form again whose file has no room, with the time of the next try', async () => {
    const dataDir = temporaryFolder();
    const db = await freshStore(dataDir);
    const server = await startApp(db, dataDir, { diskReserveBytes: 1024 ** 6, formPages });
    const fields = aSubmission['contact-message']();
    const bytes = pdfBytes('words');
    const file = { field: 'requirements_document', filename: 'a.pdf', type: '', bytes };
    const answer = await sendForm(server.url, 'contact-message', fields, file, browser);
    const retryAfterSeconds = Number(answer.headers.get('retry-after'));
    expect(retryAfterSeconds).toBeGreaterThan(60);
    expect([answer.status, await page(answer)]).toMatchObject([
      503,
      { refused: { code: 'busy', issues: [], retryAfterSeconds } },
    ]);
    await server.stop();
    await db.close();
  });

  test.each([
    ['GET', '/status/any-token', '/failure/status/unavailable'],
    ['POST', '/status/any-token/withdraw', '/failure/status-change/unavailable'],
  ])('answers %s %s with words of its own when the store is gone', async (method, path, page) => {
    const dataDir = temporaryFolder();
    const db = await freshStore(dataDir);
    const server = await startApp(db, dataDir, { formPages });
    await db.close();
    const answer = await fetch(server.url + path, {
      method,
      ...(method === 'POST' && { body: new URLSearchParams() }),
      headers: { accept: 'text/html', origin: server.url },
    });
    expect([answer.status, await answer.json()]).toEqual([503, { address: page }]);
    await server.stop();
  });

  test('answers 503 when the store is gone', async () => {
    const dataDir = temporaryFolder();
    const db = await freshStore(dataDir);
    const server = await startApp(db, dataDir);
    await db.close();
    const refused = await sendForm(server.url, 'contact-dialog', aSubmission['contact-dialog']());
    expect([refused.status, await refused.json()]).toEqual([503, { error: 'unavailable' }]);
    expect(refused.headers.get('retry-after')).toBe('10');
    const ready = await fetch(`${server.url}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'store does not answer' }]);
    await server.stop();
  });
});

type Page = {
  address?: string;
  refused: { values: Record<string, string> };
  error?: string;
};

async function page(answer: Response): Promise<Page> {
  return (await answer.json()) as Page;
}
