import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfBytes } from '../../tests/factories/documents.ts';
import { aSubmission } from '../../tests/factories/submissions.ts';
import { startApp } from '../../tests/support/server-app.ts';
import { sendForm, type FormFile } from '../../tests/support/send-form.ts';
import { temporaryFolder } from '../../tests/support/temporary-folder.ts';
import type { Db } from '../store/db.ts';
import { openStore } from '../store/open-store.ts';
import { submissionByReference } from '../store/read-submissions.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'idempotency-key': '' };
const nothingChosen: FormFile = {
  field: 'requirements_document',
  filename: '',
  type: 'application/octet-stream',
  bytes: Buffer.alloc(0),
};

describe('a form posted by a browser without script', () => {
  const dataDir = temporaryFolder();
  let db: Db;
  let server: Awaited<ReturnType<typeof startApp>>;

  beforeAll(async () => {
    db = await openStore({ dataDir, databaseUrl: undefined });
    server = await startApp(db, dataDir);
  });
  afterAll(async () => {
    await server.stop();
    await db.close();
  });

  test('leads to a thank-you page whose address holds a reference and nothing else', async () => {
    const { firstName, lastName, email, subject, message } = aSubmission['contact-message']();
    const fields = { firstName, lastName, email, subject, message } as Record<string, string>;
    const answer = await sendForm(server.url, 'contact-message', fields, nothingChosen, browser);
    expect(answer.status).toBe(303);
    const target = new URL(answer.headers.get('location')!, server.url);
    expect([...target.searchParams.keys()]).toEqual(['reference', 'locale']);
    const reference = target.searchParams.get('reference')!;
    const submission = await submissionByReference(db, reference);
    expect(submission?.file).toBeUndefined();
    expect(submission?.fields).toMatchObject({ source: 'Contact Form', phone: '' });

    const page = await fetch(target);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain(reference);
  });

  test('the thank-you page repeats nothing that is no reference', async () => {
    const address = `${server.url}/api/intake/received?reference=%3Cb%3E&reference=x&locale=de-DE`;
    const page = await (await fetch(address)).text();
    expect(page).toContain('Vielen Dank');
    expect(page).not.toContain('<b>');
  });

  test('a refusal is a page that names the faults and offers every value again', async () => {
    const fields = aSubmission['job-application']({
      email: 'nobody',
      firstName: '<script>alert("x")</script>',
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
    const page = await answer.text();
    expect(page).toContain('<html lang="de-DE">');
    expect(page).toMatch(/E-Mail-Adresse<\/a>\s*ist nicht gültig/);
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(page).toMatch(/<option value="1-month"\s+selected/);
    expect(page).toMatch(/name="gdprConsent"\s+value="true"\s+checked/);
    expect(page).toContain('value="ai-governance-lead-remote-europe"');
    expect(page).toMatch(/type="file"\s+name="resume"/);
  });

  test('a file that is too large keeps the values that came after it', async () => {
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
    expect(await answer.text()).toContain('What I wrote last');
  });
});

describe('a server that cannot take more', () => {
  test('asks an address that sends too much to wait, in JSON and on a page', async () => {
    const dataDir = temporaryFolder();
    const db = await openStore({ dataDir, databaseUrl: undefined });
    const server = await startApp(db, dataDir, { submissionsPerMinute: 2 });
    const send = (headers = {}) =>
      sendForm(server.url, 'contact-dialog', aSubmission['contact-dialog'](), undefined, headers);
    expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(201);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({ error: 'rate-limited' });
    const page = await send(browser);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      429,
      expect.stringContaining('html'),
    ]);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200);
    await server.stop();
    await db.close();
  });

  test('says so when the store is gone, and promises nothing', async () => {
    const dataDir = temporaryFolder();
    const db = await openStore({ dataDir, databaseUrl: undefined });
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
