import { afterEach, beforeEach, expect, test } from 'vitest';
import { actIn } from '#tests/support/stores/act-in.ts';
import type { PersonDetail } from '#domain/people/person.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { startPasskeyDesk } from '#tests/support/desk/passkey-desk.ts';
import { createAuthenticator, type Lies } from '#tests/support/desk/software-authenticator.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { storeFindings } from '#server/web/findings/findings.ts';
import { removePerson } from './people.ts';

const minute = 60_000;
const refused = { status: 403, body: { error: 'refused' } };
type CreationOptions = Parameters<ReturnType<typeof createAuthenticator>['register']>[0];

let db: Db;
let desk: Awaited<ReturnType<typeof startPasskeyDesk>>;
const time = manualClock();

beforeEach(async () => {
  db = await freshStore();
  desk = await startPasskeyDesk(db, { clock: time.clock });
});
afterEach(async () => {
  await desk.stop();
  await db.close();
});

test('an answer that is sent twice is refused the second time', async () => {
  const { key } = await desk.joinFirst();
  const { status, response } = await desk.signIn(key);
  expect(status).toBe(200);
  expect(await desk.send('POST', '/sign-in', { body: response })).toMatchObject(refused);
});

test('a challenge is refused after five minutes', async () => {
  const { key } = await desk.joinFirst();
  const options = await desk.options<{ challenge: string }>('/sign-in');
  time.advance(5 * minute);
  expect(await desk.send('POST', '/sign-in', { body: key.sign(options) })).toMatchObject(refused);
});

test('a challenge of something else is refused, and used up by the attempt', async () => {
  const { key, token } = await desk.joinFirst();
  const adding = await desk.options<CreationOptions>('/passkeys', { cookie: token });
  const inviting = await desk.options<CreationOptions>(`/join/${await desk.invite('Bo')}`);
  for (const { challenge } of [adding, inviting]) {
    expect(await desk.send('POST', '/sign-in', { body: key.sign({ challenge }) })).toMatchObject(
      refused,
    );
  }
  const body = { label: 'Spare', response: createAuthenticator().register(adding) };
  expect(await desk.send('POST', '/passkeys', { cookie: token, body })).toMatchObject(refused);
});

test('a challenge of one invitation does not join by another', async () => {
  await desk.joinFirst();
  const [bo, cy] = [await desk.invite('Bo'), await desk.invite('Cy')];
  const options = await desk.options<CreationOptions>(`/join/${bo}`);
  const body = { label: 'Key', response: createAuthenticator().register(options) };
  expect(await desk.send('POST', `/join/${cy}`, { body })).toMatchObject(refused);
  expect((await desk.send('GET', `/join/${cy}`)).status).toBe(200);
});

test('the challenge of a sign-in does not add a key', async () => {
  const { token } = await desk.joinFirst();
  const { challenge } = await desk.options<{ challenge: string }>('/sign-in');
  const options = await desk.options<CreationOptions>('/passkeys', { cookie: token });
  const response = createAuthenticator().register({ ...options, challenge });
  const body = { label: 'Spare', response };
  expect(await desk.send('POST', '/passkeys', { cookie: token, body })).toMatchObject(refused);
});

test.each<[title: string, lies: Lies]>([
  ['another origin', { origin: 'https://evil.example' }],
  ['an origin that only begins with ours', { origin: 'http://localhost.evil.example' }],
  ['a frame in a page of another site', { crossOrigin: true }],
  ['another relying party', { rpId: 'evil.example' }],
  ['a key that did not verify its user', { userVerified: false }],
  ['another person named by the key', { userHandle: 'bm9ib2R5' }],
])('%s is refused at sign-in and when joining', async (_, lies) => {
  const { key } = await desk.joinFirst();
  const { status, body } = await desk.signIn(key, lies);
  expect({ status, body }).toEqual(refused);
  if (lies.userHandle) return;
  const token = await desk.invite('Bo');
  const options = await desk.options<CreationOptions>(`/join/${token}`);
  const answer = await desk.send('POST', `/join/${token}`, {
    body: { label: 'Key', response: createAuthenticator().register(options, lies) },
  });
  expect(answer).toMatchObject(refused);
  // A failed attempt does not use the link up.
  expect((await desk.send('GET', `/join/${token}`)).status).toBe(200);
});

test('a counter that does not grow is refused, as of a cloned key', async () => {
  const { key } = await desk.joinFirst();
  expect((await desk.signIn(key, { counter: 5 })).status).toBe(200);
  for (const counter of [5, 4, 0]) {
    expect(await desk.signIn(key, { counter })).toMatchObject(refused);
  }
  expect((await desk.signIn(key, { counter: 6 })).status).toBe(200);
});

test('a key without a counter, as synchronised ones are, signs in every time', async () => {
  const { key } = await desk.joinFirst();
  for (let at = 0; at < 3; at++) {
    expect((await desk.signIn(key, { counter: 0 })).status).toBe(200);
  }
});

test('an unknown key and a signature by another key get the same answer', async () => {
  const { key } = await desk.joinFirst();
  const foreign = createAuthenticator();
  const unknown = await desk.signIn(foreign);
  const forged = await desk.signIn(foreign, { id: key.id, counter: 9 });
  for (const { status, body } of [unknown, forged]) expect({ status, body }).toEqual(refused);
});

test('the options of a sign-in name nobody, whoever asks', async () => {
  await desk.joinFirst();
  const [one, other] = await Promise.all([1, 2].map(() => desk.send('POST', '/sign-in/options')));
  const { challenge: first, ...rest } = one!.body;
  const { challenge: second, ...others } = other!.body;
  expect(rest).toEqual(others);
  expect(first).not.toBe(second);
  expect(rest).not.toHaveProperty('allowCredentials.0');
});

test('the key of a removed person no longer signs in', async () => {
  await desk.joinFirst();
  const bo = await desk.join(await desk.invite('Bo'));
  const by = { id: null, name: 'test' };
  await actIn({ db, by, now: time.clock.now() }, (act) => removePerson(act, bo.session.person.id));
  expect(await desk.signIn(bo.key)).toMatchObject(refused);
  expect((await desk.send('GET', '/session', { cookie: bo.token })).status).toBe(401);
});

test('a key that somebody has already is refused for another person', async () => {
  const { key } = await desk.joinFirst();
  const token = await desk.invite('Bo');
  const options = await desk.options<CreationOptions>(`/join/${token}`);
  const body = { label: 'Stolen', response: key.register(options) };
  expect(await desk.send('POST', `/join/${token}`, { body })).toMatchObject(refused);
});

test('whoever joins by an invitation cannot choose another name or a role', async () => {
  await desk.joinFirst();
  const { session } = await desk.join(await desk.invite('Bo'), { name: 'Ada Keller' });
  expect(session.person).toMatchObject({ name: 'Bo', role: 'consultant' });
});

test.each([
  ['nothing', undefined],
  ['an empty object', {}],
  ['a list', []],
  ['wrong types', { id: 1, rawId: {}, type: 'public-key', response: [] }],
  [
    'garbage where data is expected',
    {
      id: 'x',
      rawId: 'x',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: '!', authenticatorData: '!', signature: '!' },
    },
  ],
])('%s instead of an answer is refused without a failure of the server', async (_, body) => {
  const { status } = await desk.send('POST', '/sign-in', { body });
  expect([400, 403]).toContain(status);
});

test('with a configured address keys belong to it, and the cookie needs HTTPS', async () => {
  const url = 'https://www.harbourlane.example';
  const onSite = await startPasskeyDesk(db, { clock: time.clock, url });
  const { key, setCookie, token } = await onSite.joinFirst();
  expect(setCookie).toMatch(
    /^__Host-desk_session=[^;]+;.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  expect((await onSite.send('GET', '/session', { cookie: token })).status).toBe(200);
  const headers = { cookie: `desk_session=${token}` };
  expect((await onSite.send('GET', '/session', { headers })).status).toBe(401);
  expect((await onSite.signIn(key)).status).toBe(200);
  for (const lies of [
    { origin: 'http://localhost:3000' },
    { origin: 'https://harbourlane.example' },
    { origin: 'http://www.harbourlane.example' },
    { rpId: 'localhost' },
    { rpId: 'harbourlane.example' },
  ]) {
    expect(await onSite.signIn(key, lies)).toMatchObject(refused);
  }
  await onSite.stop();
});

test('a flood of refused sign-ins adds few entries and hides no refused key of a person', async () => {
  const { key } = await desk.joinFirst();
  const replayed = key.sign(await desk.options('/sign-in'));
  await desk.send('POST', '/sign-in', { body: replayed });
  for (let times = 0; times < 120; times += 1) {
    expect(await desk.send('POST', '/sign-in', { body: replayed })).toMatchObject(refused);
  }
  expect(await desk.signIn(key, { origin: 'https://evil.example' })).toMatchObject(refused);
  const entries = await db.all<{ details: string }>(
    `select details from audit where action = 'sign-in-refused'`,
  );
  const ofKeys = entries.filter(({ details }) => details.startsWith('key of Ada Keller'));
  expect(ofKeys).toHaveLength(1);
  expect(entries).toHaveLength(10 + 1 + ofKeys.length);
  const [hundredth] = entries.filter(({ details }) => details.includes('number 100 of this hour'));
  // Each attempt of the test comes from an address of its own.
  expect(hundredth!.details).toMatch(/, from 100 networks$/);
  expect(JSON.stringify(entries)).not.toContain('10.0.');
});

test('refused sign-ins are told for a day, once an hour had more than a slip explains', async () => {
  const { key } = await desk.joinFirst();
  const replayed = key.sign(await desk.options('/sign-in'));
  await desk.send('POST', '/sign-in', { body: replayed });
  const finding = async () =>
    (await storeFindings(db, time.clock.now(), undefined)).filter(({ area }) => area === 'sign-in');
  for (let times = 0; times < 9; times += 1) {
    await desk.send('POST', '/sign-in', { body: replayed });
  }
  expect(await finding()).toEqual([]);
  const at = time.clock.now();
  await desk.send('POST', '/sign-in', { body: replayed });
  const told = { area: 'sign-in', level: 'fault', is: 'sign-ins-refused', at, count: 10 };
  expect(await finding()).toEqual([{ ...told, networks: 10 }]);
  time.advance(24 * 60 * minute);
  expect(await finding()).toEqual([]);
});

test('a key that an administrator adds for a colleague is seen by that colleague', async () => {
  const { token: administrator } = await desk.joinFirst('Ada Keller');
  const { token: bo } = await desk.join(await desk.invite('Bo'));
  const own = async () => {
    const { body } = await desk.send('GET', '/people', { cookie: bo });
    return (body as unknown as PersonDetail[]).find(({ name }) => name === 'Bo')!;
  };
  const { id } = await own();
  const { status, body } = await desk.send('POST', `/people/${id}/invitation`, {
    cookie: administrator,
  });
  expect(status).toBe(201);
  expect(await own()).toMatchObject({ invitedBy: 'Ada Keller', passkeys: [{}] });
  await desk.join(String(body.path).split('/').at(-1)!, { label: 'Not of Bo' });
  expect((await own()).passkeys.map(({ label }) => label)).toContain('Not of Bo');
  const log = await desk.send('GET', '/audit', { cookie: administrator });
  expect(log.body.entries).toContainEqual(
    expect.objectContaining({ by: 'Ada Keller', action: 'link-renewed', details: 'Bo' }),
  );
});
