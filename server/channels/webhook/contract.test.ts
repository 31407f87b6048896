import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFacts } from '#domain/forms/complete-fields.ts';
import { formOf } from '#domain/forms/forms.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { docxBytes } from '#tests/factories/documents.ts';
import { answersOf, aSubmission } from '#tests/factories/submissions.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { testSecret } from '#tests/support/deliveries/test-secret.ts';
import { until } from '#tests/support/machine/until.ts';
import { parseDelivery, startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { systemClock } from '#server/base/clock.ts';
import { silentLog } from '#server/base/log.ts';
import { submissionReferencePattern } from '#server/submissions/save-submission.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const filename = 'Lebenslauf "Köhler".docx';
const maxBytes = 200_000;

describe('a receiver gets exactly the fields of the specification', () => {
  const stops: (() => Promise<unknown>)[] = [];
  let url: string;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;

  beforeAll(async () => {
    const dataDir = temporaryFolder();
    const db = await freshStore(dataDir);
    receiver = await startReceiver();
    const app = await startApp(db, dataDir);
    url = app.url;
    const urls = Object.fromEntries(submissionKinds.map((kind) => [kind, receiver.url]));
    const outbox = startOutbox(testChannels(db, urls, { maxBytes, siteUrl: app.url }), {
      db,
      log: silentLog,
      clock: systemClock,
      random: Math.random,
    });
    stops.push(app.stop, outbox.stop, receiver.stop, db.close);
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  test.each(submissionKinds)('%s', async (kind) => {
    const field = formOf(kind).file?.field;
    const bytes = docxBytes();
    const file = field ? { field, filename, type: docxType, bytes } : undefined;
    const control = { ng_locale: 'en-GB', ng_rendered_at: '2026-11-15T08:00:00.000Z' };
    const delivery = await sendAndReceive(kind, { ...aSubmission[kind](), ...control }, file);
    const parsed = await parseDelivery(delivery);

    const expected = new Set(Object.keys(formOf(kind).wire));
    expect(new Set(Object.keys(parsed.fields))).toEqual(expected);
    expect(parsed.fields).toMatchObject(answersOf(kind));
    const sent = field && { field, type: docxType, filename, bytes };
    expect(parsed.file).toEqual(sent);
    const beside = fileFacts(formOf(kind), { name: filename, type: docxType, size: bytes.length });
    expect(parsed.fields).toMatchObject(beside);
    expect(delivery.headers['northgauge-reference']).toMatch(submissionReferencePattern);
  });

  test('a file of another format travels as bytes, whatever type was declared', async () => {
    const bytes = Buffer.from('89504e470d0a1a0a', 'hex');
    const fields = aSubmission['employer-brief']();
    const picture = { field: 'attachment_document', filename: 'team.png', bytes };
    const delivery = await sendAndReceive('employer-brief', fields, {
      ...picture,
      type: 'text/html',
    });
    const { file, fields: received } = await parseDelivery(delivery);
    expect(file).toEqual({ ...picture, type: 'application/octet-stream' });
    expect(received).toMatchObject({
      attachment_filename: 'team.png',
      attachment_file_type: 'application/octet-stream',
      attachment_file_size: '8',
    });
  });

  test('the signature follows Standard Webhooks over the bytes sent', async () => {
    const text = { field: 'attachment_document', filename: 'a.txt', type: 'text/plain' };
    const textual = await sendAndReceive('employer-brief', aSubmission['employer-brief'](), {
      ...text,
      bytes: Buffer.from('Grüße aus Zürich'),
    });
    const library = new Webhook(testSecret.variable);
    expect(() => library.verify(textual.body, textual.headers, { jsonParse: false })).not.toThrow();
    const changed = Buffer.from(textual.body);
    changed[changed.length - 10]! ^= 1;
    expect(() => library.verify(changed, textual.headers, { jsonParse: false })).toThrow(
      'signature',
    );

    // The library turns bytes into text first, which loses those that are not UTF-8.
    const { headers, body } = await sendAndReceive(
      'job-application',
      aSubmission['job-application'](),
      { field: 'resume', filename: 'cv.docx', type: docxType, bytes: docxBytes() },
    );
    const signed = createHmac('sha256', testSecret.key)
      .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`)
      .update(body)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signed}`);
  });

  test('a body above the limit has an expiring link instead of the file', async () => {
    const bytes = docxBytes({ name: 'word/media/photo.jpg', content: Buffer.alloc(maxBytes, 7) });
    const delivery = await sendAndReceive('job-application', aSubmission['job-application'](), {
      field: 'resume',
      filename: 'Ärztin.docx',
      type: docxType,
      bytes,
    });
    const { fields, file } = await parseDelivery(delivery);
    expect(file).toBeUndefined();
    expect(fields).toMatchObject({
      resumeFilename: 'Ärztin.docx',
      resumeFileType: docxType,
      resumeFileSize: String(bytes.length),
    });
    const link = fields.resume_url!;
    const fetched = await fetch(link);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(bytes)).toBe(true);
    expect(fetched.headers.get('content-disposition')).toBe(
      'attachment; filename="_rztin.docx"; filename*=UTF-8\'\'%C3%84rztin.docx',
    );
    const spoiled = [
      link.replace(/expires=\d/, 'expires=9'),
      link.replace(/signature=.{4}/, 'signature=AAAA'),
      link.replace(/files\/.{4}/, 'files/0000'),
      link.split('?')[0]!,
    ];
    for (const address of spoiled) expect((await fetch(address)).status).toBe(404);
  });

  async function sendAndReceive(
    ...form: Parameters<typeof sendForm> extends [string, ...infer R] ? R : never
  ) {
    const before = receiver.received.length;
    const response = await sendForm(url, ...form);
    expect([response.status, await response.clone().text()]).toMatchObject([201, /./]);
    await until(() => receiver.received.length > before, 'the delivery arrives');
    return receiver.received.at(-1)!;
  }
});
