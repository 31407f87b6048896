import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { docxBytes, pdfBytes } from '#tests/factories/documents.ts';
import { answersOf, aSubmission } from '#tests/factories/submissions.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { sendForm, type FormFile } from '#tests/support/server/send-form.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import type { Db } from '#server/db/db.ts';
import { tasksOf } from '#server/db/tasks.ts';
import { storedFile, storedSubmission } from '#tests/support/stores/stored-submission.ts';
import { openLink } from '#server/submissions/status-links.ts';

const resume: FormFile = {
  field: 'resume',
  filename: 'cv.pdf',
  type: 'application/pdf',
  bytes: pdfBytes(),
};
const closedVacancy = {
  roleTitle: 'Head of Compliance (SMF16)',
  roleLocation: 'London',
  ng_vacancy: 'head-of-compliance-smf16-london',
};

describe('POST /api/intake', () => {
  const dataDir = temporaryFolder();
  const { clock } = manualClock(Date.parse('2026-11-15T09:00:00Z'));
  let db: Db;
  let server: Awaited<ReturnType<typeof startApp>>;

  beforeAll(async () => {
    db = await freshStore(dataDir);
    server = await startApp(db, dataDir, { clock });
  });
  afterAll(async () => {
    await server.stop();
    await db.close();
  });

  test.each(submissionKinds)(
    '%s is answered with the reference of what is stored',
    async (kind) => {
      const file = {
        'job-application': resume,
        'candidate-registration': { ...resume, field: 'resume_document' },
      }[kind as string];
      const response = await sendForm(server.url, kind, aSubmission[kind](), file);
      const { reference } = (await response.json()) as { reference: string };
      expect(response.status).toBe(201);
      const submission = await storedSubmission(db, reference);
      expect(submission).toMatchObject({ kind, fields: answersOf(kind), suspicion: undefined });
      const stored = await storedFile(db, submission!.id);
      const bytes = stored && Buffer.from(stored.bytes);
      expect(bytes).toEqual(file?.bytes);
      expect(stored?.sha256).toBe(file && sha256(file.bytes));
      await until(
        () => readdirSync(path.join(dataDir, 'spool')).length === 0,
        'the spool is empty',
      );
    },
  );

  test('a file of exactly 5 MB is taken, one byte more is not', async () => {
    const limit = 5 * 1024 * 1024;
    expect((await sendResume(size(limit))).status).toBe(201);
    const refused = await sendResume(size(limit + 1));
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      issues: [{ field: 'resume', code: 'file-too-large' }],
    });
    expect((await sendResume(size(limit * 4))).status).toBe(413);
  });

  test('every fault is named and nothing is stored', async () => {
    const before = await count();
    const fields = aSubmission['job-application']({ email: 'nobody', firstName: ' ', extra: 'x' });
    const macros = docxBytes({ name: 'word/vbaProject.bin' });
    const response = await sendForm(server.url, 'job-application', fields, {
      ...resume,
      filename: 'cv.docx',
      type: '',
      bytes: macros,
    });
    expect(response.status).toBe(400);
    const { issues } = (await response.json()) as { issues: object[] };
    expect(issues).toHaveLength(4);
    expect(issues).toEqual(
      expect.arrayContaining([
        { field: 'firstName', code: 'required' },
        { field: 'email', code: 'invalid' },
        { field: 'extra', code: 'unknown' },
        { field: 'resume', code: 'file-macros' },
      ]),
    );
    expect(await count()).toBe(before);
  });

  test('a filename of 300 emoji is accepted', async () => {
    const filename = `${'\u{1F600}'.repeat(300)}.pdf`;
    const fields = aSubmission['job-application']({ resumeFilename: filename });
    const response = await sendForm(server.url, 'job-application', fields, { ...resume, filename });
    expect(response.status).toBe(201);
  });

  test('a closed job and an unknown one cannot be applied to', async () => {
    expect(await apply(closedVacancy)).toMatchObject([
      400,
      { issues: [{ field: 'roleTitle', code: 'closed' }] },
    ]);
    const unknown = [400, { issues: [{ field: 'roleTitle', code: 'invalid' }] }];
    expect(await apply({ ng_vacancy: 'astronaut' })).toMatchObject(unknown);
    expect(await apply({ roleTitle: 'Astronaut' })).toMatchObject(unknown);
  });

  test('an application is confirmed again after its role has closed', async () => {
    const slug = 'ai-governance-lead-remote-europe';
    let { vacancies } = catalogue();
    const list = () => vacancies;
    const closing = await startApp(db, temporaryFolder(), {
      clock,
      vacancies: { list, version: () => 0, earlierSlugs: () => new Map() },
    });
    const headers = { 'idempotency-key': randomUUID() };
    const fields = aSubmission['job-application']({ ng_vacancy: slug });
    const send = () => sendForm(closing.url, 'job-application', fields, resume, headers);
    const first = (await (await send()).json()) as { reference: string };
    vacancies = vacancies.map((vacancy) =>
      vacancy.slug === slug ? { ...vacancy, state: { is: 'closed', on: '2026-11-15' } } : vacancy,
    );
    const again = await send();
    expect(again.status).toBe(201);
    expect(await again.json()).toMatchObject({ reference: first.reference });
    const other = { 'idempotency-key': randomUUID() };
    const late = await sendForm(closing.url, 'job-application', fields, resume, other);
    expect([late.status, await late.json()]).toMatchObject([
      400,
      { issues: [{ field: 'roleTitle', code: 'closed' }] },
    ]);
    await closing.stop();
  });

  test('every role field comes from the vacancy', async () => {
    const fields = aSubmission['job-application']({
      roleTitle: 'Chief of Everything',
      roleSalary: '€1',
      ng_vacancy: 'ai-governance-lead-remote-europe',
    });
    const response = await sendForm(server.url, 'job-application', fields, resume);
    const { reference } = (await response.json()) as { reference: string };
    const submission = await storedSubmission(db, reference);
    expect(submission!.fields).toMatchObject({
      roleTitle: 'AI Governance Lead (Germany or UK)',
      roleSalary: aSubmission['job-application']().roleSalary,
    });
    expect(Object.keys(submission!.fields).filter((name) => name.startsWith('ng_'))).toEqual([]);
  });

  test('the same key gives the same reference; with other words it is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const send = (changes?: Record<string, string>) =>
      sendForm(
        server.url,
        'contact-dialog',
        aSubmission['contact-dialog'](changes),
        undefined,
        key,
      );
    const first = await (await send()).json();
    const again = await send({ timestamp: '2026-11-15T09:00:30.000Z' });
    expect([again.status, await again.json()]).toEqual([201, first]);
    expect((await send({ message: 'Something else' })).status).toBe(422);
  });

  test('without a key, the same words twice on one day are one submission', async () => {
    const fields = aSubmission['contact-dialog']({ message: 'Twice pressed' });
    const send = () =>
      sendForm(server.url, 'contact-dialog', fields, undefined, { 'idempotency-key': '' });
    const { reference, answerBy, status } = (await (await send()).json()) as Answer;
    expect(status).toMatch(/^\/status\//);
    // Anybody could send the same words: the private link is not given again.
    expect(await (await send()).json()).toEqual({ reference, answerBy });
  });

  test('after a newer link was opened, the same key gives the reference without a link', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const fields = aSubmission['contact-dialog']({ message: 'Renewed' });
    const send = () => sendForm(server.url, 'contact-dialog', fields, undefined, key);
    const first = (await (await send()).json()) as Answer;
    const { id } = (await storedSubmission(db, first.reference))!;
    await openLink(db, { id, linkVersion: 2 });
    const { reference, answerBy } = first;
    expect(await (await send()).json()).toEqual({ reference, answerBy });
  });

  test.each([
    ['a filled honeypot', { ng_ref_check: 'http://spam.example' }, 'honeypot'],
    [
      'a form sent at once',
      { ng_rendered_at: '2026-11-15T08:59:59.500Z', message: 'hello' },
      'too-fast',
    ],
  ])('%s is answered alike, kept and not delivered', async (_, control, suspicion) => {
    const fields = { ...aSubmission['contact-dialog'](), ...control };
    const response = await sendForm(server.url, 'contact-dialog', fields);
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    const submission = await storedSubmission(db, reference);
    expect(submission?.suspicion).toBe(suspicion);
    expect(await tasksOf(db, submission!.id)).toMatchObject([{ state: 'held' }]);
  });

  test('terms and times that a sender names are replaced by ours', async () => {
    const forged = {
      timestamp: '1999-01-01T00:00:00.000Z',
      terms_version: '1999-01-01',
    };
    const fields = { ...aSubmission['employer-brief'](), ...forged };
    const response = await sendForm(server.url, 'employer-brief', fields);
    const { reference } = (await response.json()) as { reference: string };
    const stored = (await storedSubmission(db, reference))!;
    expect(stored.fields).toMatchObject({
      timestamp: '2026-11-15T09:00:00.000Z',
      terms_version: catalogue().company.termsVersion,
    });
    expect(JSON.stringify(stored)).not.toContain('1999-01-01');
  });

  test("a visitor's wrong clock raises no suspicion", async () => {
    const fields = aSubmission['contact-dialog']({
      ng_rendered_at: '2031-01-01T00:00:00.000Z',
      timestamp: '2031-01-01T00:01:00.000Z',
    });
    const response = await sendForm(server.url, 'contact-dialog', fields);
    const { reference } = (await response.json()) as { reference: string };
    expect((await storedSubmission(db, reference))?.suspicion).toBeUndefined();
  });

  type Answer = { reference: string; status?: string; answerBy: string };

  function sendResume(bytes: Buffer) {
    const fields = aSubmission['job-application']();
    return sendForm(server.url, 'job-application', fields, { ...resume, bytes });
  }

  async function apply(changes: Record<string, string>) {
    const fields = aSubmission['job-application'](changes);
    const response = await sendForm(server.url, 'job-application', fields, resume);
    return [response.status, await response.json()];
  }

  async function count() {
    return (await db.all('select 1 as one from submission')).length;
  }
});

function size(bytes: number): Buffer {
  return pdfBytes('x'.repeat(bytes - pdfBytes('').length));
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
