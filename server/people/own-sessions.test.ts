import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiKey } from '#domain/people/api-key.ts';
import type { OpenSession } from '#domain/people/person.ts';
import type { Db } from '#server/db/db.ts';
import { startPasskeyDesk } from '#tests/support/desk/passkey-desk.ts';
import { freshStore } from '#tests/support/stores/stores.ts';

let db: Db;
let desk: Awaited<ReturnType<typeof startPasskeyDesk>>;
let ada: Awaited<ReturnType<typeof desk.joinFirst>>;

beforeAll(async () => {
  db = await freshStore();
  desk = await startPasskeyDesk(db);
  ada = await desk.joinFirst();
});
afterAll(async () => {
  await desk.stop();
  await db.close();
});

async function sessionsIn(cookie: string): Promise<OpenSession[]> {
  return (await desk.send('GET', '/sessions', { cookie })).body as unknown as OpenSession[];
}

test('a person sees where they are signed in and ends one of these sessions, and no other', async () => {
  const bo = await desk.join(await desk.invite('Bo'));
  const { token: second } = await desk.signIn(bo.key);
  const cookie = bo.token;
  const listed = await sessionsIn(cookie);
  expect(listed.map(({ isOwn }) => isOwn).toSorted()).toEqual([false, true]);
  expect(JSON.stringify(listed)).not.toContain(second);
  const other = listed.find(({ isOwn }) => !isOwn)!;
  const [adas] = await sessionsIn(ada.token);
  const refused = await desk.send('DELETE', `/sessions/${adas!.id}`, { cookie });
  expect(refused.status).toBe(404);
  expect((await desk.send('DELETE', `/sessions/${other.id}`, { cookie })).status).toBe(204);
  expect((await desk.send('GET', '/session', { cookie: second })).status).toBe(401);
  expect((await desk.send('GET', '/session', { cookie })).status).toBe(200);
  expect((await desk.send('GET', '/session', { cookie: ada.token })).status).toBe(200);
});

test('an administrator signs a colleague out everywhere', async () => {
  const cy = await desk.join(await desk.invite('Cy'));
  const { id } = cy.session.person;
  const ended = await desk.send('DELETE', `/people/${id}/sessions`, { cookie: ada.token });
  expect(ended.status).toBe(204);
  expect((await desk.send('GET', '/session', { cookie: cy.token })).status).toBe(401);
  const [entry] = await db.all('select person_name, subject_id from audit where action = $1', [
    'sign-out-everywhere',
  ]);
  expect(entry).toEqual({ personName: 'Ada Keller', subjectId: id });
});

test('a key for a program is shown once, has one name and ends when it is revoked', async () => {
  const cookie = ada.token;
  const make = (name: string) =>
    desk.send('POST', '/api-keys', { cookie, body: { name, scopes: ['vacancies:read'] } });
  const { body } = await make('Personio');
  expect(body).toEqual({ key: expect.stringMatching(/^ngk_[\w-]{43}$/) });
  expect((await make('personio')).body).toEqual({ error: 'name-taken' });
  const keys = (await desk.send('GET', '/api-keys', { cookie })).body as unknown as ApiKey[];
  expect(keys).toMatchObject([{ name: 'Personio', madeBy: 'Ada Keller', lastUsedAt: null }]);
  expect(JSON.stringify(keys)).not.toContain(body.key);
  const path = `/api-keys/${keys[0]!.id}`;
  expect((await desk.send('DELETE', path, { cookie })).status).toBe(204);
  expect((await desk.send('DELETE', path, { cookie })).status).toBe(404);
  expect((await make('Personio')).status).toBe(201);
});
