import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programContract, type ProgramRouteName } from '#contract/programs.ts';
import { apiScopes, type ApiScope } from '#domain/people/api-key.ts';
import type { Db } from '#server/db/db.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { anApiKey, programClient } from '#tests/support/server/program-client.ts';
import { startApp } from '#tests/support/server/server-app.ts';
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
