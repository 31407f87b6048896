import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { anApiKey, programClient } from '#tests/support/server/program-client.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores, type StoreUnderTest } from '#tests/support/stores/stores.ts';
import type { ApiScope } from '#domain/people/api-key.ts';
import { revokeApiKey } from '#server/people/api-keys.ts';
import { markRestricted, markWithdrawn, shown } from '#server/submissions/standing.ts';
import { threadOf } from '#server/threads/thread.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { programLimits } from './program-api.ts';

const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

async function door(store: StoreUnderTest, scopes?: readonly ApiScope[]) {
  const { db, config } = await store.fresh();
  const { url, stop } = await startApp(db, config.dataDir, {
    desk: { channels: [], build: 'build' },
  });
  stops.push(stop);
  const { id, key, name } = await anApiKey(db, scopes);
  return { db, url, keyId: id, key, name, ask: programClient(url, key) };
}

const { slug: _, state: __, postedOn: ___, reference: ____, ...advert } = aVacancy();

describeStores('the API', (store) => {
  test('a role is created, changed, published and closed by its versions', async () => {
    const { db, ask, name } = await door(store);
    const draft = await ask('POST', '/vacancies', { body: { content: advert } });
    expect(draft).toMatchObject({
      status: 201,
      answer: { address: 'quality-engineer-munich', state: { is: 'draft' }, issues: [] },
    });
    const { id, version, reference } = draft.answer;
    const content = { ...advert, experience: 'Executive' };
    const changed = await ask('PUT', `/vacancies/${id}`, { body: { version, content } });
    expect(changed.answer).toMatchObject({ reference, draft: { experience: 'Executive' } });
    const late = await ask('PUT', `/vacancies/${id}`, { body: { version, content } });
    expect([late.status, late.answer.code]).toEqual([409, 'changed-meanwhile']);
    const opened = await ask('POST', `/vacancies/${id}/publish`, {
      body: { version: changed.answer.version, until: '2099-01-31' },
    });
    expect(opened.answer).toMatchObject({
      state: { is: 'open', until: '2099-01-31' },
      hasDraft: false,
      published: { experience: 'Executive' },
    });
    expect((await findVacancy(db, 'quality-engineer-munich'))?.changedBy).toBe(`${name} (API)`);
    const { version: seen } = opened.answer;
    const closed = await ask('POST', `/vacancies/${id}/close`, { body: { version: seen } });
    expect(closed.answer.state.is).toBe('closed');
    const { answer: list } = await ask('GET', '/vacancies?state=closed');
    expect(list).toMatchObject({ vacancies: [{ id, reference }], next: null });
  });

  test('roles that programs create at once have different references', async () => {
    const { ask } = await door(store);
    const made = await Promise.all(
      Array.from({ length: 5 }, () => ask('POST', '/vacancies', { body: { content: advert } })),
    );
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    expect(new Set(made.map(({ answer }) => answer.reference)).size).toBe(made.length);
  });

  test('what is unlawful or incomplete stays a draft and says why', async () => {
    const { ask } = await door(store);
    const content = { ...advert, de: { ...advert.de, title: 'Qualitätsingenieur' }, salary: {} };
    const { answer } = await ask('POST', '/vacancies', { body: { content } });
    const { id, version } = answer;
    const refused = await ask('POST', `/vacancies/${id}/publish`, { body: { version } });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ]);
    expect(refused.answer).toMatchObject({
      type: 'urn:northgauge:problem:incomplete',
      status: 422,
      code: 'incomplete',
      issues: expect.arrayContaining([{ field: 'salary.min', code: 'missing' }]),
    });
    expect((await ask('GET', `/vacancies/${id}`)).answer.state.is).toBe('draft');
  });

  test('a repeated request does nothing again, and its key names no other', async () => {
    const { db, ask, key, url } = await door(store);
    const given = { body: { content: advert }, idempotencyKey: 'role-1' };
    const [first, second] = await Promise.all([
      ask('POST', '/vacancies', given),
      ask('POST', '/vacancies', given),
    ]);
    expect([first.status, second.status, first.answer.id]).toEqual([201, 201, second.answer.id]);
    const other = await ask('POST', '/vacancies', { ...given, body: { content: {} } });
    expect([other.status, other.answer.code]).toEqual([422, 'idempotency-key-reused']);
    const without = await fetch(`${url}/api/v1/vacancies`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: {} }),
    });
    expect(await without.json()).toMatchObject({ code: 'idempotency-key-missing' });
    const anothers = programClient(url, (await anApiKey(db)).key);
    const own = await anothers('POST', '/vacancies', given);
    expect(own.answer.id).not.toBe(first.answer.id);
  });

  test('an application is listed, read and answered once, by a program', async () => {
    const { db, ask, keyId, name } = await door(store);
    const file = aFile();
    const { id } = await storeSubmission(db, { kind: 'job-application', file });
    const { answer: list } = await ask('GET', '/submissions?kind=job-application&state=new');
    expect(list).toMatchObject({ submissions: [{ id, version: 1, hasFile: true }], more: false });
    const { answer: read } = await ask('GET', `/submissions/${id}`);
    expect(read).toMatchObject({ email: read.fields.email, file: { filename: file.filename } });
    const fetched = await ask('GET', `/submissions/${id}/file`);
    expect([fetched.status, fetched.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(file.filename),
    ]);
    const body = { version: read.version, subject: 'Hello', text: 'We call you.' };
    const places = { ...body, text: 'We call on [[day]].' };
    expect((await ask('POST', `/submissions/${id}/answers`, { body: places })).answer.code).toBe(
      'open-places',
    );
    const answers = await Promise.all(
      [1, 2].map(() => ask('POST', `/submissions/${id}/answers`, { body, idempotencyKey: 'a' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.answer).toMatchObject({ id, state: 'answered' });
    const late = await ask('POST', `/submissions/${id}/answers`, { body });
    expect(late.answer.code).toBe('changed-meanwhile');
    expect(await threadOf(db, id, shown)).toMatchObject([{ by: null, text: 'We call you.' }]);
    const { version } = answers[0]!.answer;
    const closed = await ask('PUT', `/submissions/${id}/state`, {
      body: { version, state: 'closed' },
    });
    expect(closed.answer).toMatchObject({ id, state: 'closed' });
    const entries = await db.all<{ action: string }>(
      `select action from audit where api_key_id = $1 and person_id is null and person_name = $2
        order by action`,
      [keyId, `${name} (API)`],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'answer-released',
      'file-opened',
      'submission-state-changed',
    ]);
  });

  test('programs see nothing that is in quarantine, invented, taken back or restricted', async () => {
    const { db, ask } = await door(store);
    const now = Date.now();
    const [spam, sample, withdrawn, restricted] = [
      await storeSubmission(db, { suspicion: 'honeypot', file: aFile() }),
      await storeSubmission(db, { file: aFile() }),
      await storeSubmission(db, { file: aFile() }),
      await storeSubmission(db, { file: aFile() }),
    ];
    await db.all('update submission set sample = 1 where id = $1', [sample.id]);
    await markWithdrawn(db, withdrawn.id, now);
    await markRestricted(db, restricted.id, { now, deleteAt: now + 1 });
    expect((await ask('GET', '/submissions')).answer.submissions).toEqual([]);
    for (const { id } of [spam, sample, withdrawn, restricted]) {
      const [{ version } = { version: 0 }] = await db.all<{ version: number }>(
        'select version from submission where id = $1',
        [id],
      );
      const answers = [
        await ask('GET', `/submissions/${id}`),
        await ask('GET', `/submissions/${id}/file`),
        await ask('PUT', `/submissions/${id}/state`, { body: { version, state: 'closed' } }),
        await ask('POST', `/submissions/${id}/answers`, {
          body: { version, subject: 'Hello', text: 'Yes.' },
        }),
      ];
      expect(answers.map(({ answer }) => answer.code)).toEqual(Array(4).fill('not-found'));
    }
  });

  test('a cursor goes through everything and on to what changes later', async () => {
    const { db, ask } = await door(store);
    const old = Date.now() - 3_600_000;
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.push((await storeSubmission(db, { at: old + at })).id);
    const seen: string[] = [];
    let after = '';
    for (let more = true; more;) {
      const { answer } = await ask('GET', `/submissions?limit=2${after && `&after=${after}`}`);
      seen.push(...answer.submissions.map(({ id }: { id: string }) => id));
      ({ cursor: after, more } = answer);
    }
    expect(seen).toEqual(ids);
    const one = { version: 1, state: 'in-work' };
    await ask('PUT', `/submissions/${ids[2]}/state`, { body: one });
    for (const _ of [1, 2]) {
      const { answer } = await ask('GET', `/submissions?after=${after}`);
      expect(answer.submissions).toMatchObject([{ id: ids[2], state: 'in-work' }]);
      // It changed a moment ago, so that it is given again.
      after = answer.cursor;
    }
  });

  test('a key opens what its scopes name until it is revoked, and no desk', async () => {
    const { db, url, ask, key, keyId } = await door(store, ['vacancies:read']);
    expect((await ask('GET', '/vacancies')).status).toBe(200);
    const { answer: refused } = await ask('GET', '/submissions');
    expect([refused.status, refused.code]).toEqual([403, 'scope-missing']);
    const desk = await fetch(`${url}/api/desk/session`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(desk.status).toBe(401);
    await actIn({ db, now: Date.now() }, (act) => revokeApiKey(act, keyId));
    const ended = await ask('GET', '/vacancies');
    expect([ended.status, ended.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const [row] = await db.all<{ tokenHash: string }>('select token_hash from api_key');
    expect(row!.tokenHash).not.toContain(key);
  });

  test('each key has a share of its own, and whoever has none a small one', async () => {
    const { db, url, ask } = await door(store);
    const nobody = programClient(url, 'ngk_guess');
    for (let at = 0; at < programLimits.withoutKey; at += 1) {
      expect((await nobody('GET', '/vacancies')).status).toBe(401);
    }
    const limited = await nobody('GET', '/vacancies');
    expect([limited.status, limited.answer.code]).toEqual([429, 'rate-limited']);
    expect(limited.headers.get('retry-after')).toMatch(/^\d+$/);
    const { headers } = await ask('GET', '/vacancies');
    expect(headers.get('x-ratelimit-remaining')).toBe(String(programLimits.ofKey - 1));
    const other = programClient(url, (await anApiKey(db)).key);
    expect((await other('GET', '/vacancies')).status).toBe(200);
  });

  test('the two programs of the guide publish a role and answer its applications', async () => {
    const { db, url, key } = await door(store);
    const role = path.join(temporaryFolder(), 'role.json');
    writeFileSync(role, JSON.stringify(advert));
    const env = { ...process.env, SITE_URL: url, API_KEY: key };
    const run = async (program: string, ...given: string[]) => {
      const file = `docs/api/${program}.mjs`;
      const { stdout } = await promisify(execFile)(process.execPath, [file, ...given], { env });
      return stdout;
    };
    expect(await run('publish-role', role)).toMatch(/is open at .*quality-engineer-munich/);
    const { reference, id } = await storeSubmission(db, { kind: 'job-application' });
    expect(await run('answer-applications')).toBe(`${reference} is answered\n`);
    expect(await run('answer-applications')).toBe('');
    expect(await threadOf(db, id, shown)).toHaveLength(1);
  });
});
