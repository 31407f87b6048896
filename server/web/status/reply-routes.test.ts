import { actIn, contextIn } from '#tests/support/stores/act-in.ts';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { docxBytes, pdfBytes, zipBytes } from '#tests/factories/documents.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { until } from '#tests/support/machine/until.ts';
import { boundary, rawBody } from '#tests/support/server/send-raw.ts';
import { monday, serveStatus, submissionIn } from '#tests/support/server/status-server.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import { exportPerson, type ExportedFile } from '#server/privacy/export-person.ts';
import { personDataOf } from '#server/privacy/person-data.ts';
import { requestLinks, statusLinksOf } from '#server/submissions/status-links.ts';
import { tasksOf } from '#server/db/tasks.ts';

const cv = (bytes: Uint8Array, name: string, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });
const text = 'Tuesday suits me.';

describeStores('a reply on the status page', (store) => {
  test('shows in the thread with its file, which its sender alone downloads', async () => {
    const { save, reply, ask, shown } = await serveStatus(store);
    const { address } = await save();
    const other = await save({ idempotencyKey: 'key:other-one', fingerprint: 'other' });
    const file = cv(pdfBytes('Plan'), 'Plan "Köhler".pdf');
    const answer = await reply(address, { text: ` ${text} `, seen: '0' }, { file });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${address}#conversation`]);
    const [message, ...more] = submissionIn(await shown(address)).messages;
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      author: 'sender',
      text,
      at: monday,
      file: { filename: 'Plan "Köhler".pdf', type: 'application/pdf' },
    });
    const url = (from: string, id = message!.id) => `${from}/messages/${id}/file`;
    const got = await ask(url(address));
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringContaining('attachment;'),
    });
    expect(got.rawPayload.equals(pdfBytes('Plan'))).toBe(true);
    for (const foreign of [
      url(other.address),
      url(address.slice(0, -1)),
      url(address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))),
      url(address, 'x'),
      url(address, message!.id.slice(1)),
    ]) {
      expect((await ask(foreign)).statusCode).toBe(404);
    }
    expect(submissionIn(await shown(other.address)).messages).toEqual([]);
  });

  test('is stored once when it is posted again, and again after a further message', async () => {
    const { save, reply, shown } = await serveStatus(store);
    const { address } = await save();
    for (const seen of ['0', '0', '1']) {
      expect((await reply(address, { text, seen })).statusCode).toBe(303);
    }
    expect(submissionIn(await shown(address)).messages).toHaveLength(2);
  });

  test('keeps what was written when it is refused, and stores nothing', async () => {
    const { db, save, reply } = await serveStatus(store);
    const { address } = await save();
    const long = 'a'.repeat(5_001);
    for (const [sent, file, issue] of [
      ['', undefined, { field: 'text', code: 'required' }],
      [long, undefined, { field: 'text', code: 'too-long' }],
      [text, cv(zipBytes([{ name: 'a.txt' }]), 'a.zip'), { field: 'file', code: 'file-type' }],
      [text, cv(zipBytes([{ name: 'a.txt' }]), 'cv.docx'), { field: 'file', code: 'file-type' }],
      [text, cv(Buffer.from('MZ'), 'cv.pdf'), { field: 'file', code: 'file-type' }],
      [
        text,
        cv(docxBytes({ name: 'word/vbaProject.bin' }), 'cv.docx'),
        { field: 'file', code: 'file-macros' },
      ],
    ] as const) {
      const answer = await reply(address, { text: sent, seen: '0' }, { file });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        status: { is: 'submission', reply: { text: sent, code: 'invalid', issues: [issue] } },
      });
    }
    const large = cv(Buffer.alloc(5 * 1024 * 1024 + 1, '%PDF-1.7'), 'cv.pdf');
    const answer = await reply(address, { text, seen: '0' }, { file: large });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      status: { reply: { text, issues: [{ field: 'file', code: 'file-too-large' }] } },
    });
    expect(await db.all('select id from message')).toEqual([]);
  });

  test('is refused by GET, from another site, and beyond twenty in a day', async () => {
    const { db, save, ask, reply, shown, app } = await serveStatus(store);
    const { address } = await save();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await reply(address, { text }, { headers })).statusCode).toBe(403);
    for (const url of [`${address}/reply`, `${address}/reply?text=hello`]) {
      expect((await ask(url)).statusCode).toBe(303);
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(303);
    }
    expect(submissionIn(await shown(address)).messages).toEqual([]);
    const [{ id }] = (await db.all('select id from submission')) as [{ id: string }];
    for (let at = 0; at < 20; at += 1) {
      await db.all(
        `insert into message (id, submission_id, author, template, subject, text, written_at, released_at)
          values ($1, $2, 'sender', '', '', 'x', $3, $3)`,
        [`m${at}`, id, monday - 1],
      );
    }
    const refused = await reply(address, { text, seen: '20' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: { reply: { text, code: 'rate-limited' } } });
  });

  test('has no address for what is no link, as of a header that cannot hold it', async () => {
    const { save, ask } = await serveStatus(store);
    const { address } = await save();
    expect((await ask(`${address}/reply`)).statusCode).toBe(303);
    for (const token of ['x', '%0C', '%E2%A0%8D', encodeURIComponent('a\r\nSet-Cookie: b=c')]) {
      const answer = await ask(`/status/${token}/reply`);
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    }
  });

  test('is not possible when withdrawn, restricted, erased, old or unknown', async () => {
    const { db, save, reply, post, planTasks } = await serveStatus(store);
    const withdrawn = await save();
    await post(`${withdrawn.address}/withdraw`);
    const after = await reply(withdrawn.address, { text });
    expect([after.statusCode, after.json()]).toMatchObject([409, { status: { is: 'submission' } }]);

    const german = { kind: 'job-application', locale: 'de-DE', fingerprint: 'de' } as const;
    const restricted = await save({ ...german, idempotencyKey: 'key:restricted' });
    await post(`${restricted.address}/erase`);
    const closed = await reply(restricted.address, { text });
    expect(closed.json()).toMatchObject({ status: { is: 'restricted' } });
    const page = await reply(`${restricted.address}x`, { text });
    expect([page.statusCode, page.json()]).toMatchObject([404, { status: { is: 'unknown' } }]);

    const erased = await save({ idempotencyKey: 'key:erased-one', fingerprint: 'erased' });
    await post(`${erased.address}/erase`);
    expect((await reply(erased.address, { text })).statusCode).toBe(410);

    const email = 'lost@example.com';
    const lost = await save({ email, idempotencyKey: 'key:lost-one', fingerprint: 'lost' });
    await actIn({ db, planTasks, now: monday }, (act) => requestLinks(act, email));
    const links = await statusLinksOf(db);
    const newer = `/status/${links.tokenOf({ id: lost.id, linkVersion: 2 })}`;
    const unopened = await reply(newer, { text });
    expect(unopened.json()).toMatchObject({ status: { is: 'unopened' } });
    await post(`${newer}/open`);
    const old = await reply(lost.address, { text });
    expect([old.statusCode, old.json()]).toMatchObject([404, { status: { is: 'old' } }]);
    expect(await db.all('select id from message')).toEqual([]);
  });

  test('is refused when its sender withdraws or erases while it is sent', async () => {
    const { db, base, dataDir, save, post } = await serveStatus(store);
    const body = rawBody([
      { disposition: 'form-data; name="text"', content: text },
      {
        disposition: 'form-data; name="file"; filename="plan.pdf"',
        headers: 'Content-Type: application/pdf\r\n',
        content: pdfBytes('plan '.repeat(50_000)),
      },
    ]);
    for (const [action, status] of [
      ['withdraw', 409],
      ['erase', 410],
    ] as const) {
      const { address } = await save({ idempotencyKey: `key:${action}-one`, fingerprint: action });
      const sent = async function* () {
        yield body.subarray(0, 100_000);
        // It is received, so its submission was found.
        await until(() => readdirSync(path.join(dataDir, 'spool')).length > 0, 'it is received');
        await post(`${address}/${action}`);
        yield body.subarray(100_000);
      };
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const posted = request(`${base}${address}/reply`, { method: 'POST', headers });
      const answered = once(posted, 'response') as Promise<[IncomingMessage]>;
      Readable.from(sent()).pipe(posted);
      const [answer] = await answered;
      answer.resume();
      expect([action, answer.statusCode]).toEqual([action, status]);
    }
    expect(await db.all('select id from message')).toEqual([]);
  });

  test('reaches the desk with its file, and none of it once the submission is restricted', async () => {
    const { db, save, reply, app, post } = await serveStatus(store);
    const german = { kind: 'job-application', locale: 'de-DE' } as const;
    const { id, address } = await save(german);
    const other = await save({ idempotencyKey: 'key:other-one', fingerprint: 'other' });
    await reply(address, { text, seen: '0' }, { file: cv(pdfBytes('Plan'), 'plan.pdf') });
    const { headers } = await signIn(db, { now: monday });
    const get = (url: string) => app.inject({ url: `/api/desk/submissions/${url}`, headers });
    const detail = (await get(id)).json() as { messages: { id: string }[] };
    expect(detail).toMatchObject({ messages: [{ author: 'sender', text }], row: { state: 'new' } });
    const file = `messages/${detail.messages[0]!.id}/file`;
    const opened = await get(`${id}/${file}`);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(opened.rawPayload.equals(pdfBytes('Plan'))).toBe(true);
    expect((await get(`${other.id}/${file}`)).statusCode).toBe(404);
    expect((await app.inject({ url: `/api/desk/submissions/${id}/${file}` })).statusCode).toBe(401);
    await post(`${address}/erase`);
    expect((await get(`${id}/${file}`)).statusCode).toBe(404);
    expect((await get(id)).json()).toMatchObject({ messages: [], draft: null });
  });

  test('is in what its sender downloads, in the export of a person and in what mentions others', async () => {
    const { db, save, reply, ask } = await serveStatus(store);
    const email = 'mina@example.com';
    const { address, reference } = await save({ email });
    const said = 'Ask ida@example.com about me.';
    await reply(address, { text: said, seen: '0' }, { file: cv(pdfBytes('Plan'), 'plan.pdf') });
    expect((await ask(`${address}/data.json`)).json()).toMatchObject({
      answersByMail: false,
      messages: [{ from: 'you', text: said, file: { filename: 'plan.pdf' } }],
    });
    const by = { id: null, name: 'test' };
    const exported = await exportPerson(contextIn({ db, by, now: monday }), email, {
      restricted: false,
    });
    const files: ExportedFile[] = [];
    for await (const file of exported!.files()) files.push(file);
    expect(files.map(({ name }) => name)).toEqual([
      `${reference}.json`,
      `${reference}-message-1.pdf`,
    ]);
    expect(Buffer.from(files[0]!.bytes).toString()).toContain(said);
    expect(await personDataOf(db, email, monday)).toMatchObject({ submissions: [{ messages: 1 }] });
    const others = await personDataOf(db, 'ida@example.com', monday);
    expect(others.mentionedIn).toMatchObject([{ reference }]);
  });

  test('names neither side’s words in its notice, and mails answers in full only if asked', async () => {
    const { db, app, save, reply, post, shown } = await serveStatus(store);
    const { id, address } = await save();
    const { headers } = await signIn(db, { now: monday });
    const write = async () => {
      const sent = {
        ...headers,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      };
      const url = `/api/desk/submissions/${id}/answer`;
      const body = { draft: null, template: '', subject: 'A talk', text: 'Which day?' };
      const saved = await app.inject({
        method: 'PUT',
        url,
        headers: sent,
        payload: JSON.stringify(body),
      });
      const { row, draft } = saved.json() as SubmissionDetail;
      const payload = JSON.stringify({ version: row.version, draft: draft!.id });
      await app.inject({ method: 'POST', url: `${url}/release`, headers: sent, payload });
    };
    const mails = async () => {
      const answer = await app.inject({ url: `/api/desk/submissions/${id}/mails`, headers });
      return answer.json() as { purpose: string; text: string; subject: string }[];
    };
    await write();
    await reply(address, { text, seen: '1' });
    for (const { text: words, subject } of await mails()) {
      expect(`${subject} ${words}`).not.toMatch(/Which day|A talk|Tuesday/);
    }
    expect(submissionIn(await shown(address)).answersByMail).toBe(false);
    expect((await post(`${address}/answers-by-mail`, { choice: 'full' })).statusCode).toBe(303);
    expect(submissionIn(await shown(address)).answersByMail).toBe(true);
    const answer = (await mails()).find(({ purpose }) => purpose.startsWith('answer-'));
    expect(answer).toMatchObject({ subject: expect.stringContaining('A talk') });
    expect(answer?.text).toContain('Which day?');
    expect(answer?.text).toContain('Ada Example at Harbour Lane writes:');
    expect(answer?.text).not.toContain('automatically');
    await post(`${address}/answers-by-mail`, { choice: 'notice' });
    expect(submissionIn(await shown(address)).answersByMail).toBe(false);
    const tasks = (await tasksOf(db, id)).filter(({ channel }) => channel === 'webhook');
    expect(tasks.map(({ purpose }) => purpose.split('-')[0])).toContain('replied');
  });
});
