import { actIn } from '#tests/support/stores/act-in.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShownStatus } from '#domain/status/shown-status.ts';
import { aFile, aNewSubmission } from '#tests/factories/new-submission.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import {
  browser,
  cleanups,
  monday,
  send,
  serveStatus,
  submissionIn,
} from '#tests/support/server/status-server.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { answerDraftOf } from '#server/threads/thread.ts';
import { usable } from '#server/submissions/standing.ts';
import { announceOverdue } from '#server/submissions/due-time.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import { tasksOf } from '#server/db/tasks.ts';

const day = 24 * 60 * 60_000;

afterEach(() => void vi.restoreAllMocks());

describeStores('the status page', (store) => {
  test('shows what was received, when and the promise, and nobody keeps a copy', async () => {
    const { save, ask } = await serveStatus(store);
    const { address, reference } = await save({ locale: 'de-CH' });
    const answer = await ask(address);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    const page = answer.json() as { address: string; status: ShownStatus };
    expect(page.address).toBe('/de-ch/status-page');
    expect(submissionIn(page.status)).toMatchObject({
      reference,
      receivedAt: monday,
      state: 'new',
      promise: { missed: false },
      messages: [],
    });
  });

  test('an unknown link offers a new one, one of something erased says so', async () => {
    const { save, ask, shown, post } = await serveStatus(store);
    const { address } = await save();
    for (const wrong of ['x', 'A'.repeat(46), address.slice(8, -1)]) {
      expect((await ask(`/status/${wrong}`)).statusCode).toBe(404);
      expect((await shown(`/status/${wrong}`)).is).toBe('unknown');
    }
    expect((await post(`${address}/erase`)).statusCode).toBe(303);
    expect((await ask(address)).statusCode).toBe(410);
    expect((await shown(address)).is).toBe('erased');
  });

  test('no address with a parameter fails by what no header can hold', async () => {
    const { app, routes } = await serveStatus(store);
    const odd = ['%F2%96%91%8F', encodeURIComponent('a\r\nSet-Cookie: b=c')];
    const asked = routes
      .filter(({ url }) => url.includes('/:') && !url.startsWith('/api/'))
      .flatMap(({ method, url }) => [method].flat().map((one) => ({ method: one, url })));
    expect(asked.map(({ url }) => url)).toContain('/status/:token/open');
    for (const { method, url } of asked) {
      for (const text of odd) {
        const given = { method, url: url.replaceAll(/:\w+/g, text), headers: browser };
        const { statusCode, headers } = await app.inject(given);
        expect([`${method} ${url}`, statusCode < 500]).toEqual([`${method} ${url}`, true]);
        expect(headers).not.toHaveProperty('set-cookie');
      }
    }
  });

  test('GET and HEAD change nothing, a post from another site neither', async () => {
    const { db, save, app, post } = await serveStatus(store);
    const { address, id } = await save();
    const row = () => db.all('select * from submission where id = $1', [id]);
    const before = await row();
    for (const action of ['', '/correct', '/withdraw', '/erase', '/data.json']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await app.inject({ method, url: address + action });
        expect(answer.statusCode).toBe(200);
      }
    }
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'null' },
    ];
    for (const headers of foreign) {
      expect((await post(`${address}/withdraw`, {}, headers)).statusCode).toBe(403);
    }
    expect(await row()).toEqual(before);
  });

  test('a withdrawal ends the deliveries and is announced to the webhook, once', async () => {
    const { db, save, shown, post } = await serveStatus(store);
    const { address, id } = await save();
    for (let time = 0; time < 2; time += 1) {
      expect((await post(`${address}/withdraw`)).headers.location).toBe(address);
    }
    expect(submissionIn(await shown(address))).toMatchObject({
      state: 'closed',
      withdrawnAt: monday,
    });
    const tasks = (await tasksOf(db, id)).filter(({ channel }) => channel === 'webhook');
    expect(tasks.map(({ purpose, state }) => [purpose, state])).toEqual([
      ['submission', 'cancelled'],
      ['withdrawn', 'waiting'],
    ]);
    const audit = await db.all('select action, person_name from audit where subject_id = $1', [id]);
    expect(audit).toEqual([{ action: 'submission-withdrawn', personName: 'Sender' }]);
  });

  test('contact details are checked by the rules of the form, and then replaced', async () => {
    const { db, save, shown, post } = await serveStatus(store);
    const { address, id } = await save();
    const refused = await post(`${address}/correct`, { name: 'Ada', email: 'nobody' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      status: { is: 'confirm', issues: [{ field: 'email', code: 'invalid' }] },
    });
    const sent = { name: 'Ada King', email: 'King@Example.com', message: 'replaced' };
    expect((await post(`${address}/correct`, sent)).statusCode).toBe(303);
    const { fields } = submissionIn(await shown(address));
    expect(fields).toMatchObject({ name: 'Ada King', email: 'King@Example.com' });
    expect(fields.message).not.toBe('replaced');
    const [row] = await db.all('select email from submission where id = $1', [id]);
    expect(row).toEqual({ email: 'king@example.com' });
    const purposes = (await tasksOf(db, id)).map(({ purpose }) => purpose.split('-')[0]);
    expect(purposes).toContain('corrected');
  });

  test('the data and the file can be downloaded', async () => {
    const { save, ask } = await serveStatus(store);
    const file = aFile({ filename: 'Lebenslauf Jürgen.pdf' });
    const { address, reference } = await save({ kind: 'job-application', file });
    const data = await ask(`${address}/data.json`);
    expect(data.json()).toMatchObject({
      reference,
      form: 'job-application',
      consents: [{ wordsRecorded: true, words: expect.any(String) }, {}, { given: false }],
    });
    const download = await ask(`${address}/file`);
    expect(download.rawPayload.equals(file.bytes)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Lebenslauf J_rgen.pdf"; filename*=UTF-8''Lebenslauf%20J%C3%BCrgen.pdf`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('an application in Germany is restricted at once and deleted on the day shown', async () => {
    const { db, save, shown, post, ask } = await serveStatus(store);
    const { address, id } = await save({ kind: 'job-application', locale: 'de-DE', file: aFile() });
    await post(`${address}/erase`);
    expect(await shown(address)).toMatchObject({ is: 'restricted', deleteOn: '2027-05-16' });
    expect((await ask(`${address}/file`)).json()).toMatchObject({ status: { is: 'restricted' } });
    const tasks = (await tasksOf(db, id)).filter(({ state }) => state === 'waiting');
    expect(tasks.map(({ purpose }) => purpose)).toEqual(['withdrawn']);
    const [row] = await db.all<{ deleteAt: number }>(
      'select delete_at from submission where id = $1',
      [id],
    );
    expect(new Date(row!.deleteAt).toISOString()).toBe('2027-05-16T22:00:00.000Z');
  });

  test('a decision shows only once it is released, and then by one mail', async () => {
    const { db, app, save, shown, ask } = await serveStatus(store);
    const { address, id } = await save();
    const { headers } = await signIn(db, { now: monday });
    const undecided = (await ask(address)).rawPayload;
    const decide = (body: object, url = 'answer', method: 'PUT' | 'POST' = 'PUT') =>
      app.inject({
        method,
        url: `/api/desk/submissions/${id}/${url}`,
        headers: {
          ...headers,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
        },
        payload: JSON.stringify(body),
      });
    const written = { template: '', subject: 'Our answer', text: 'Yes, gladly.' };
    expect((await decide({ draft: null, ...written })).statusCode).toBe(200);
    expect((await ask(address)).rawPayload.equals(undecided)).toBe(true);
    expect((await decide({ draft: null, ...written })).statusCode).toBe(409);
    const draft = (await answerDraftOf(db, id, usable))!.id;
    const release = (version: number) => decide({ version, draft }, 'answer/release', 'POST');
    expect((await release(2)).statusCode).toBe(200);
    expect((await release(3)).statusCode).toBe(409);
    expect(submissionIn(await shown(address))).toMatchObject({
      state: 'answered',
      messages: [{ author: 'desk', subject: 'Our answer', text: 'Yes, gladly.', at: monday }],
    });
    const mails = await app.inject({ url: `/api/desk/submissions/${id}/mails`, headers });
    const answer = (mails.json() as { purpose: string; text: string; taskId: string }[]).filter(
      ({ purpose }) => purpose.startsWith('answer-'),
    );
    expect(answer).toHaveLength(1);
    expect(answer[0]?.text).not.toContain('Yes, gladly.');
    const eml = await app.inject({ url: `/api/desk/mails/${answer[0]?.taskId}.eml`, headers });
    expect(eml.headers['content-type']).toBe('message/rfc822');
    expect(eml.body).toContain(`Message-ID: <${answer[0]?.taskId}@`);
  });

  test('neither token nor address is logged or quoted in an error', async () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
    const { db, config } = await store.fresh();
    const { url: base, stop } = await startApp(db, config.dataDir, {
      logLevel: 'trace',
      formPages: {
        policy: '',
        renderPage: async (address) => {
          throw new Error(`${address} could not be rendered.`);
        },
      },
    });
    cleanups.push(stop);
    const saved = await actIn({ db, planTasks: () => [], now: monday }, (act) =>
      saveSubmission(act, aNewSubmission({ email: 'grace@example.com' })),
    );
    if (saved.outcome !== 'stored') throw new Error(saved.outcome);
    const token = (await statusLinksOf(db)).tokenOf(saved);
    const said: string[] = [];
    for (const url of [`/status/${token}`, `/status/${token}/none`, `/status/${token}/erase`]) {
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        const payload = method === 'GET' ? undefined : '%';
        const answer = await send(base, { method, url, headers: browser, payload });
        said.push(answer.body);
      }
    }
    await send(base, {
      method: 'POST',
      url: '/status/new-link',
      headers: browser,
      payload: 'email=grace%40example.com',
    });
    const everything = [...written, ...said].join('\n');
    expect(written.length).toBeGreaterThan(0);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain('grace');
  });

  test('an answer that is late is announced once for each promised time', async () => {
    const { db, save, planTasks, advance } = await serveStatus(store);
    const { id } = await save();
    expect(await actIn({ db, planTasks, now: monday }, (act) => announceOverdue(act))).toBe(0);
    advance(3 * day);
    expect(
      await actIn({ db, planTasks, now: monday + 3 * day }, (act) => announceOverdue(act)),
    ).toBe(1);
    expect(
      await actIn({ db, planTasks, now: monday + 4 * day }, (act) => announceOverdue(act)),
    ).toBe(0);
    const purposes = (await tasksOf(db, id)).map(({ purpose }) => purpose);
    expect(purposes.filter((purpose) => purpose.startsWith('overdue-'))).toHaveLength(1);
    await db.all('update submission set due_at = $1', [monday + 5 * day]);
    expect(
      await actIn({ db, planTasks, now: monday + 4 * day }, (act) => announceOverdue(act)),
    ).toBe(0);
    expect(
      await actIn({ db, planTasks, now: monday + 6 * day }, (act) => announceOverdue(act)),
    ).toBe(1);
  });

  test('after erasure no word of the person is in a file of the embedded store', async () => {
    const { db, dataDir, save, post } = await serveStatus(store);
    const words = 'Zyxwvut-Quetzalcoatl';
    const submission = aNewSubmission();
    const { address, id } = await save({
      email: `${words}@example.com`,
      fields: { ...submission.fields, name: words, message: `${words} `.repeat(2_000) },
      file: aFile({ field: 'x', bytes: Buffer.from(`%PDF-1.7 ${words.repeat(5_000)}`) }),
    });
    const { person } = await signIn(db, { now: monday });
    await db.all(
      'insert into note (id, submission_id, person_id, written_at, text) values ($1,$2,$3,$4,$5)',
      ['n', id, person.id, monday, `${words} called`],
    );
    // PostgreSQL has its files elsewhere.
    const holding = filesWith(dataDir, words).length > 0;
    expect(holding).toBe(db.dialect.name === 'sqlite');
    await post(`${address}/erase`);
    expect(filesWith(dataDir, words)).toEqual([]);
  });
});

/** Files below a folder that hold the words, in any case. */
function filesWith(folder: string, words: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(words.toLowerCase()));
}
