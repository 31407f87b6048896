import { afterAll, beforeAll, expect, test } from 'vitest';
import { actIn } from '#tests/support/stores/act-in.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { deskRoutesOf, type DeskRoute } from '#tests/support/desk/desk-routes.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startPasskeyDesk } from '#tests/support/desk/passkey-desk.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { endSession, sessionLimits, startSession } from '#server/people/sessions.ts';
import { removePerson } from '#server/people/people.ts';

/** Routes that need no session. Any other is refused without one. */
const publicRoutes = [
  'GET /firm',
  'POST /sign-in/options',
  'POST /sign-in',
  'GET /join/:token',
  'POST /join/:token/options',
  'POST /join/:token',
];

/**
 * Routes that add keys or people, delete, or export in bulk: none may be used with a session that
 * is older than ten minutes.
 */
const dangerousRoutes = [
  'POST /passkeys/options',
  'POST /passkeys',
  'DELETE /passkeys/:id',
  'POST /people',
  'PATCH /people/:id',
  'DELETE /people/:id',
  'POST /people/:id/invitation',
  'POST /api-keys',
  'GET /privacy/person/export',
  'POST /privacy/erase',
  'POST /privacy/role-mail',
  'POST /privacy/retention/run',
  'GET /inbox.csv',
  'GET /mandates/:id/record.json',
  'GET /audit.csv',
];

type Route = DeskRoute & { address: string };

const time = manualClock();
let db: Db;
let desk: Awaited<ReturnType<typeof startPasskeyDesk>>;
let routes: Route[];
let administrator: string;
let consultant: string;

beforeAll(async () => {
  db = await freshStore();
  desk = await startPasskeyDesk(db, { clock: time.clock });
  routes = desk.routes.flatMap(deskRoutesOf).map((route) => ({
    ...route,
    address: route.pattern.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
  }));
  const signedIn = (role: 'administrator' | 'consultant') =>
    signIn(db, { name: role, role, now: time.clock.now() });
  administrator = cookieOf(await signedIn('administrator'));
  consultant = cookieOf(await signedIn('consultant'));
});
afterAll(async () => {
  await desk.stop();
  await db.close();
});

test('the table covers every route of the desk', () => {
  const names = routes.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...publicRoutes, 'GET /session', 'GET /audit']));
  expect(desk.routes.filter(({ url }) => url.startsWith('/api/desk')).length).toBeGreaterThan(10);
});

test('every route but those of signing in and joining refuses a request without a session', async () => {
  const answers = await answersOf(signedInRoutes(), {});
  expect(answers).toEqual(everywhere(signedInRoutes(), '401 signed-out'));
  const entrance = routes.filter(({ name }) => publicRoutes.includes(name));
  expect(Object.values(await answersOf(entrance, {}))).not.toContain('401 signed-out');
});

test('every route refuses a session that has ended', async () => {
  const now = time.clock.now();
  const { person } = await signIn(db, { now });
  const start = (at: number) => startSession(db, person.id, at);
  const signedOut = await start(now);
  await endSession(db, signedOut);
  const idle = await start(now - sessionLimits.idleMs);
  const old = await start(now - sessionLimits.absoluteMs);
  await db.all('update desk_session set last_seen_at = $1 where created_at = $2', [
    now,
    now - sessionLimits.absoluteMs,
  ]);
  const gone = await signIn(db, { name: 'Gone', now });
  await actIn({ db, by: { id: null, name: 'test' }, now }, (act) =>
    removePerson(act, gone.person.id),
  );
  for (const cookie of [signedOut, idle, old, cookieOf(gone), 'a'.repeat(43)]) {
    const answers = await answersOf(signedInRoutes(), { cookie });
    expect(answers).toEqual(everywhere(signedInRoutes(), '401 signed-out'));
  }
});

test('a session ends when it is idle for too long, and in any case after a week', async () => {
  const own = manualClock();
  const other = await startPasskeyDesk(db, { clock: own.clock });
  const cookie = cookieOf(await signIn(db, { now: own.clock.now() }));
  const status = async () => (await other.send('GET', '/session', { cookie })).status;
  own.advance(sessionLimits.idleMs - 1);
  expect(await status()).toBe(200);
  own.advance(sessionLimits.idleMs);
  expect(await status()).toBe(401);
  const busy = cookieOf(await signIn(db, { now: own.clock.now() }));
  for (let at = 0; at < sessionLimits.absoluteMs; at += sessionLimits.idleMs / 2) {
    expect((await other.send('GET', '/session', { cookie: busy })).status).toBe(200);
    own.advance(sessionLimits.idleMs / 2);
  }
  expect((await other.send('GET', '/session', { cookie: busy })).status).toBe(401);
  await other.stop();
});

test('every route of administrators refuses a consultant', async () => {
  const theirs = routes.filter(({ role }) => role === 'administrator');
  expect(theirs.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /people',
      'PATCH /people/:id',
      'DELETE /people/:id',
      'POST /people/:id/invitation',
      'GET /audit',
      'GET /audit.csv',
    ]),
  );
  const answers = await answersOf(theirs, { cookie: consultant });
  expect(answers).toEqual(everywhere(theirs, '403 not-allowed'));
});

test('every dangerous route, and no other, asks for a sign-in within ten minutes', async () => {
  const dangerous = routes.filter(({ recent }) => recent);
  expect(dangerous.map(({ name }) => name).toSorted()).toEqual(dangerousRoutes.toSorted());
  const now = time.clock.now();
  const { person } = await signIn(db, { role: 'administrator', now });
  const old = await startSession(db, person.id, now - 10 * 60_000 - 1);
  const answers = await answersOf(dangerous, { cookie: old });
  expect(answers).toEqual(everywhere(dangerous, '403 sign-in-again'));
  const recent = await startSession(db, person.id, now - 10 * 60_000);
  const served = await answersOf(dangerous, { cookie: recent });
  expect(Object.values(served)).not.toContain('403 sign-in-again');
});

test('a consultant sees neither keys nor links of colleagues', async () => {
  await desk.invite('Invited');
  const { body } = await desk.send('GET', '/people', { cookie: consultant });
  for (const person of body as unknown as { passkeys: unknown[]; invitedUntil: unknown }[]) {
    expect([person.passkeys, person.invitedUntil]).toEqual([[], null]);
  }
});

test.each<[title: string, headers: Record<string, string>]>([
  ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://127.0.0.1:1' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['an origin that is none', { origin: 'evil' }],
])('every write from %s is refused, with a valid session', async (_, headers) => {
  const answers = await answersOf(writes(), { cookie: administrator, headers });
  expect(answers).toEqual(everywhere(writes(), '403 cross-origin'));
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
  'every write as %s is refused',
  async (type) => {
    const headers = { 'content-type': type };
    const body = '{"everywhere":true}';
    const answers = await answersOf(writes(), { cookie: administrator, headers, body });
    expect(answers).toEqual(everywhere(writes(), '415 not-json'));
    expect((await desk.send('GET', '/session', { cookie: administrator })).status).toBe(200);
  },
);

test('no read becomes a write by naming another method', async () => {
  const asked = writes().map((route) => ({ ...route, method: 'GET' as const }));
  const plain = await answersOf(asked, { cookie: administrator });
  for (const method of ['DELETE', 'POST']) {
    const headers = {
      'x-http-method': method,
      'x-http-method-override': method,
      'x-method-override': method,
    };
    const overridden = asked.map((route) => ({
      ...route,
      address: `${route.address}?_method=${method}`,
    }));
    expect(await answersOf(overridden, { cookie: administrator, headers })).toEqual(plain);
  }
  expect((await desk.send('GET', '/session', { cookie: administrator })).status).toBe(200);
});

test('no answer may be kept by a cache or read by another site', async () => {
  for (const address of ['/session', '/people', '/audit', '/audit.csv']) {
    const { headers } = await desk.send('GET', address, { cookie: administrator });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('one address gets 30 requests a minute for signing in and joining together', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses: number[] = [];
  for (let at = 0; at < 31; at++) {
    const address = at % 2 === 0 ? '/sign-in/options' : '/join/guess/options';
    statuses.push((await desk.send('POST', address, { headers })).status);
  }
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect((await desk.send('POST', '/sign-in/options')).status).toBe(200);
});

test('the export cannot run a formula', async () => {
  await desk.invite('=HYPERLINK("https://evil.example")');
  const { body } = await desk.send('GET', '/audit.csv', { cookie: administrator });
  expect(String(body)).toContain(`"'=HYPERLINK(""https://evil.example""), consultant"`);
});

test('an unknown address below the desk is not found, with or without a session', async () => {
  expect((await desk.send('GET', '/nothing')).status).toBe(404);
  expect((await desk.send('GET', '/nothing', { cookie: administrator })).status).toBe(404);
});

/** What each route answers, as `401 signed-out`. */
async function answersOf(tried: readonly Route[], sent: Parameters<typeof desk.send>[2]) {
  const answers: Record<string, string> = {};
  for (const { method, address, name } of tried) {
    const { status, body } = await desk.send(method, address, sent);
    answers[name] = `${status} ${String(body.error)}`;
  }
  return answers;
}

function everywhere(tried: readonly Route[], answer: string): Record<string, string> {
  return Object.fromEntries(tried.map(({ name }) => [name, answer]));
}

function signedInRoutes(): Route[] {
  return routes.filter(({ name }) => !publicRoutes.includes(name));
}

function writes(): Route[] {
  return routes.filter(({ method }) => method !== 'GET');
}

function cookieOf({ headers }: { headers: { cookie: string } }): string {
  return headers.cookie.split('=')[1]!;
}
