import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCatalogue, provideCatalogue } from '#content/catalogue.server.ts';
import { programContract, type ProgramRouteName } from '#contract/programs.ts';
import { apiScopes, type ApiScope } from '#domain/people/api-key.ts';
import type { Db } from '#server/db/db.ts';
import { contentFiles } from '#server/documents/live-content.ts';
import { receiveReply } from '#server/threads/replies.ts';
import { aFile } from '#tests/factories/new-submission.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { anApiKey, programClient } from '#tests/support/server/program-client.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { freshStore } from '#tests/support/stores/stores.ts';

type Route = { method: string; url: string; path: string; scope: ApiScope | undefined };

let db: Db;
let server: Awaited<ReturnType<typeof startApp>>;
let routes: Route[];

beforeAll(async () => {
  db = await freshStore();
  server = await startApp(db, temporaryFolder(), { desk: { channels: [], build: 'build' } });
  routes = server.routes.flatMap(routesOf);
});
afterAll(async () => {
  await server.stop();
  await db.close();
});

/** What is registered below the API, with the scope that its hook asks for. */
function routesOf({ url, method, preParsing }: RouteOptions): Route[] {
  if (!url.startsWith('/api/v1/')) return [];
  const hooks = [preParsing].flat() as ({ scope?: ApiScope } | undefined)[];
  const scope = hooks.find((hook) => hook?.scope)?.scope;
  const path = url
    .slice('/api/v1'.length)
    .replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  return [method]
    .flat()
    .filter((name) => name !== 'HEAD')
    .map((name) => ({ method: name, url, path, scope }));
}

/** What each answers to somebody, as `401 key-not-valid`. */
async function answersOf(tried: readonly Route[], key: string, headers?: Record<string, string>) {
  const ask = programClient(server.url, key);
  const answers: Record<string, string> = {};
  for (const { method, url, path } of tried) {
    const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
    const { status, answer } = await ask(method, path, { ...body, ...(headers && { headers }) });
    answers[`${method} ${url}`] = `${status} ${answer.code}`;
  }
  return answers;
}

function everywhere(tried: readonly Route[], status: number, code: string) {
  return Object.fromEntries(
    tried.map(({ method, url }) => [`${method} ${url}`, `${status} ${code}`]),
  );
}

test('the walk covers each route of the contract, and each names the scope of its contract', () => {
  const scopes = Object.fromEntries(
    routes.map(({ method, url, scope }) => [`${method} ${url.slice('/api/v1'.length)}`, scope]),
  );
  const wanted = Object.entries(programContract).map(([name, { scope }]) => [name, scope]);
  expect(scopes).toEqual(Object.fromEntries(wanted));
});

test('no route answers anybody without a valid key, signed in at the desk or not', async () => {
  const { headers } = await signIn(db, { role: 'administrator' });
  const revoked = (await anApiKey(db)).key;
  await db.all('update api_key set revoked_at = 1');
  for (const [key, sent] of [
    ['', undefined],
    ['', headers],
    [revoked, undefined],
  ] as const) {
    expect(await answersOf(routes, key, sent)).toEqual(everywhere(routes, 401, 'key-not-valid'));
  }
});

test('a key opens no route of another scope', async () => {
  for (const scope of apiScopes) {
    const { key } = await anApiKey(db, [scope]);
    const others = routes.filter((route) => route.scope !== scope);
    expect(await answersOf(others, key)).toEqual(everywhere(others, 403, 'scope-missing'));
    const own = await answersOf(
      routes.filter((route) => route.scope === scope),
      key,
    );
    expect(Object.values(own).filter((answer) => /^40[13]/.test(answer))).toEqual([]);
  }
});

test('every refusal is problem details, with an id that no answer shares', async () => {
  const { key } = await anApiKey(db);
  const ask = programClient(server.url, key);
  const name: ProgramRouteName = 'POST /vacancies';
  const given = { authorization: `Bearer ${key}`, 'idempotency-key': 'x' };
  const send = (body: string, type: string) =>
    fetch(`${server.url}/api/v1${name.split(' ')[1]}`, {
      method: 'POST',
      headers: { ...given, 'content-type': type },
      body,
    });
  const refused = await Promise.all([
    send('{', 'application/json'),
    send('{}', 'text/plain'),
    send('{}', 'application/x-www-form-urlencoded'),
    send('{"content":{"a":"\\u0000"}}', 'application/json'),
    send(`{"content":{"a":"${'a'.repeat(1024 * 1024)}"}}`, 'application/json'),
    send('{}', 'application/json'),
    fetch(`${server.url}/api/v1/nothing`, { headers: given }),
  ]);
  const answers = await Promise.all(refused.map((one) => one.json() as Promise<Answer>));
  expect(answers.map(({ status, code }) => `${status} ${code}`)).toEqual([
    '400 malformed',
    '415 not-json',
    '415 not-json',
    '400 malformed',
    '413 too-large',
    '400 invalid',
    '404 not-found',
  ]);
  expect(answers[5]).toMatchObject({ issues: [{ field: 'content', code: 'missing' }] });
  for (const one of refused) {
    expect(one.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(one.headers.get('cache-control')).toBe('no-store');
  }
  const ids = new Set(answers.map(({ requestId }) => requestId));
  expect(ids.size).toBe(answers.length);
  expect((await ask('GET', '/vacancies/not-an-id')).answer.code).toBe('not-found');
});

type Answer = { status: number; code: string; requestId: string; issues?: object[] };

async function headStatuses(key: string, of: readonly Route[]): Promise<Set<number>> {
  const asked = { method: 'HEAD', headers: { authorization: `Bearer ${key}` } };
  const answers = await Promise.all(
    of.map(({ path }) => fetch(`${server.url}/api/v1${path}`, asked)),
  );
  return new Set(answers.map(({ status }) => status));
}

test('HEAD asks for key and scope as GET does', async () => {
  const read = routes.filter(({ method }) => method === 'GET');
  expect(await headStatuses('', read)).toEqual(new Set([401]));
  for (const scope of apiScopes) {
    const { key } = await anApiKey(db, [scope]);
    const others = read.filter((route) => route.scope !== scope);
    expect(await headStatuses(key, others)).toEqual(new Set([403]));
  }
});

test('a program sets no more than the contract names', async () => {
  const ask = programClient(server.url, (await anApiKey(db)).key);
  const { slug: _, ...advert } = aVacancy();
  const opened = { ...advert, state: { is: 'open' }, postedOn: '1999-01-01' };
  const drafted = await ask('POST', '/vacancies', { body: { content: opened } });
  expect(drafted).toMatchObject({ status: 201, answer: { state: { is: 'draft' } } });
  expect(drafted.answer.postedOn).not.toBe('1999-01-01');
  const { id, version } = drafted.answer;
  const changed = await ask('PUT', `/vacancies/${id}`, { body: { version, content: opened } });
  expect(changed.answer).toMatchObject({ state: { is: 'draft' }, published: null });
  const submission = await storeSubmission(db);
  const state = { version: 1, state: 'closed' };
  const answer = { version: 1, subject: 'Hello', text: 'Yes.' };
  const refused = await Promise.all([
    ask('POST', '/vacancies', { body: { content: {}, state: { is: 'open' } } }),
    ask('POST', '/vacancies', { body: { content: {}, id: submission.id } }),
    ask('PUT', `/submissions/${submission.id}/state`, { body: { ...state, owner: 'me' } }),
    ask('PUT', `/submissions/${submission.id}/state`, { body: { ...state, dueAt: 0 } }),
    ask('PUT', `/submissions/${submission.id}/state`, { body: { ...state, tags: ['a'] } }),
  ]);
  expect(refused.map(({ answer: { code } }) => code)).toEqual(refused.map(() => 'invalid'));
  const author = { ...answer, author: 'sender', email: 'else@example.com', by: 'Ada' };
  await ask('POST', `/submissions/${submission.id}/answers`, { body: author });
  const { answer: read } = await ask('GET', `/submissions/${submission.id}`);
  expect(read).toMatchObject({ email: submission.email });
  expect(read.messages).not.toContainEqual(expect.objectContaining({ author: 'sender' }));
});

test('an id opens nothing below another record', async () => {
  const ask = programClient(server.url, (await anApiKey(db)).key);
  const [own, other] = [await storeSubmission(db), await storeSubmission(db)];
  const file = aFile();
  await actIn({ db, now: Date.now() }, (act) =>
    receiveReply(act, other.id, { key: 'a', text: 'Mine.', file }),
  );
  const [reply] = await db.all<{ id: string }>('select id from message where submission_id = $1', [
    other.id,
  ]);
  const at = (id: string) => `/submissions/${id}/messages/${reply!.id}/file`;
  expect((await ask('GET', at(other.id))).status).toBe(200);
  const { answer: role } = await ask('POST', '/vacancies', { body: { content: {} } });
  const tried = await Promise.all([
    ask('GET', at(own.id)),
    ask('GET', `/submissions/${own.id}/messages/..%2f${other.id}/file`),
    ask('GET', `/submissions/${role.id}`),
    ask('GET', `/vacancies/${own.id}`),
    ask('POST', `/vacancies/${own.id}/publish`, { body: { version: 1 } }),
    ask('PUT', `/submissions/${role.id}/state`, { body: { version: 1, state: 'closed' } }),
  ]);
  expect(tried.map(({ answer }) => answer.code)).toEqual(tried.map(() => 'not-found'));
});

test('a failure of the store says nothing of the store, of the key or of what was sent', async () => {
  const { key } = await anApiKey(db);
  const ask = programClient(server.url, key);
  await db.all('alter table api_request rename to away');
  try {
    const given = { body: { content: { 'zq-secret': 'zq-secret' } }, idempotencyKey: 'zq-secret' };
    const { status, answer } = await ask('POST', '/vacancies', given);
    expect([status, answer.code]).toEqual([503, 'unavailable']);
    expect(Object.keys(answer)).toEqual(['type', 'title', 'status', 'code', 'requestId']);
    const said = JSON.stringify(answer);
    for (const secret of [key, 'zq-secret', 'api_request']) expect(said).not.toContain(secret);
  } finally {
    await db.all('alter table away rename to api_request');
  }
});

test('the description names the routes of programs alone and is written once for each content', async () => {
  let writings = 0;
  const counted = (files = contentFiles()) => {
    const content = openCatalogue(files);
    const { firm } = content;
    const get = () => {
      writings += 1;
      return firm;
    };
    return Object.defineProperty({ ...content }, 'firm', { get });
  };
  const firm = counted();
  const release = provideCatalogue(() => firm);
  try {
    const { paths } = await readDescription();
    const named = Object.keys(paths).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
    expect(named.toSorted()).toEqual([...new Set(routes.map(({ url }) => url))].toSorted());
    const once = writings;
    expect(once).toBeGreaterThan(0);
    for (let at = 0; at < 20; at += 1) await readDescription();
    expect(writings).toBe(once);
    const another = counted();
    const releaseAnother = provideCatalogue(() => another);
    await readDescription();
    expect(writings).toBe(2 * once);
    releaseAnother();
  } finally {
    release();
  }
});

async function readDescription() {
  const answer = await fetch(`${server.url}/api/openapi.json`);
  return (await answer.json()) as { paths: object };
}
