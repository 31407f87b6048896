import { cleanUpJob } from '#server/jobs/jobs.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { actIn } from '#tests/support/stores/act-in.ts';
import type { Passkey, Session } from '#domain/people/person.ts';
import { startPasskeyDesk } from '#tests/support/desk/passkey-desk.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { createAuthenticator } from '#tests/support/desk/software-authenticator.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { inviteFirstAdministrator } from './invitations.ts';

const minute = 60_000;
const hour = 60 * minute;

type Desk = Awaited<ReturnType<typeof startPasskeyDesk>>;
type CreationOptions = Parameters<ReturnType<typeof createAuthenticator>['register']>[0];

describeStores('signing in', ({ fresh }) => {
  let db: Db;
  let desk: Desk;
  let time: ReturnType<typeof manualClock>;
  const opened: Desk[] = [];
  beforeEach(async () => {
    ({ db } = await fresh());
    time = manualClock();
    desk = await startPasskeyDesk(db, { clock: time.clock });
    opened.push(desk);
  });
  afterAll(() => Promise.all(opened.map(({ stop }) => stop())));

  test('the first administrator joins by the link, signs out and in again', async () => {
    const joined = await desk.joinFirst('Ada Keller');
    expect(joined.status).toBe(201);
    expect(joined.session.person).toMatchObject({ name: 'Ada Keller', role: 'administrator' });
    expect(joined.setCookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await desk.send('POST', '/sign-out', { cookie: joined.token })).status).toBe(204);
    expect((await desk.send('GET', '/session', { cookie: joined.token })).status).toBe(401);
    const again = await desk.signIn(joined.key);
    expect(again.status).toBe(200);
    const session = await desk.send('GET', '/session', { cookie: again.token });
    expect((session.body as unknown as Session).person.name).toBe('Ada Keller');
  });

  test('a link is of no use after it was used, replaced or a day has passed', async () => {
    const first = (await actIn({ db, now: time.clock.now() }, inviteFirstAdministrator))!;
    const second = (await actIn({ db, now: time.clock.now() }, inviteFirstAdministrator))!;
    await desk.join(second, { name: 'Ada Keller' });
    for (const token of [first, second, 'unknown']) {
      expect((await desk.send('GET', `/join/${token}`)).status).toBe(410);
      const options = await desk.send('POST', `/join/${token}/options`, { body: { name: 'Eve' } });
      expect(options).toMatchObject({ status: 410, body: { error: 'gone' } });
    }
    const late = await desk.invite('Bo Brandt');
    time.advance(24 * hour);
    expect((await desk.send('GET', `/join/${late}`)).status).toBe(410);
  });

  test('no link is made once there are people', async () => {
    await desk.joinFirst();
    expect(await actIn({ db, now: time.clock.now() }, inviteFirstAdministrator)).toBeUndefined();
  });

  test('an administrator who was invited by command ends the printed link', async () => {
    const printed = (await actIn({ db, now: time.clock.now() }, inviteFirstAdministrator))!;
    await desk.join(await desk.invite('Bo Brandt', 'administrator'));
    expect((await desk.send('GET', `/join/${printed}`)).status).toBe(410);
  });

  test('of two browsers that use one link at the same time one joins', async () => {
    const token = await desk.invite('Bo Brandt');
    const ask = () => desk.options<CreationOptions>(`/join/${token}`);
    // Both have their options before the first of them joins.
    const bodies = (await Promise.all([ask(), ask()])).map((options) => ({
      label: 'Key',
      response: createAuthenticator().register(options),
    }));
    const answers = await Promise.all(
      bodies.map((body) => desk.send('POST', `/join/${token}`, { body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
    const [{ keys }] = (await db.all<{ keys: number }>('select count(*) as keys from passkey')) as [
      { keys: number },
    ];
    expect(keys).toBe(1);
  });

  test('only hashes of links and sessions are stored', async () => {
    const token = (await actIn({ db, now: time.clock.now() }, inviteFirstAdministrator))!;
    const { token: session } = await desk.join(token, { name: 'Ada Keller' });
    const stored = JSON.stringify([
      await db.all('select * from invitation'),
      await db.all('select * from desk_session'),
      await db.all('select * from audit'),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(session);
  });

  test('signing in replaces the session that the browser had', async () => {
    const { key, token } = await desk.joinFirst();
    const options = await desk.options<{ challenge: string }>('/sign-in');
    const answer = await desk.send('POST', '/sign-in', { body: key.sign(options), cookie: token });
    expect(answer.token).not.toBe(token);
    expect((await desk.send('GET', '/session', { cookie: token })).status).toBe(401);
  });

  test('signing out everywhere ends every session of the person and of nobody else', async () => {
    const ada = await desk.joinFirst();
    const bo = await desk.join(await desk.invite('Bo Brandt'));
    const other = (await desk.signIn(ada.key)).token;
    const body = { everywhere: true };
    await desk.send('POST', '/sign-out', { cookie: ada.token, body });
    for (const cookie of [ada.token, other]) {
      expect((await desk.send('GET', '/session', { cookie })).status).toBe(401);
    }
    expect((await desk.send('GET', '/session', { cookie: bo.token })).status).toBe(200);
  });

  test('a person adds a second key, signs in with it and keeps at least one', async () => {
    const { key, token } = await desk.joinFirst();
    const second = createAuthenticator();
    const options = await desk.options<CreationOptions & { excludeCredentials: { id: string }[] }>(
      '/passkeys',
      { cookie: token },
    );
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([key.id]);
    time.advance(1);
    const body = { label: 'Spare', response: second.register(options) };
    const added = await desk.send('POST', '/passkeys', { cookie: token, body });
    expect((added.body as unknown as Passkey[]).map(({ label }) => label)).toEqual([
      'Test key',
      'Spare',
    ]);
    expect((await desk.signIn(second)).status).toBe(200);
    const removals = await Promise.all(
      [key.id, second.id].map((id) => desk.send('DELETE', `/passkeys/${id}`, { cookie: token })),
    );
    expect(removals.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });

  test('nobody removes the key of another person', async () => {
    const ada = await desk.joinFirst();
    const bo = await desk.join(await desk.invite('Bo Brandt'));
    const answer = await desk.send('DELETE', `/passkeys/${ada.key.id}`, { cookie: bo.token });
    expect(answer.status).toBe(404);
  });

  test('after ten minutes a dangerous route asks for the key, and then serves', async () => {
    const { key, token } = await desk.joinFirst();
    time.advance(10 * minute + 1);
    const refused = await desk.send('POST', '/passkeys/options', { cookie: token });
    expect(refused).toMatchObject({ status: 403, body: { error: 'sign-in-again' } });
    const cookie = (await desk.signIn(key)).token;
    expect((await desk.send('POST', '/passkeys/options', { cookie })).status).toBe(200);
  });

  test('every step is in the audit log, in the order in which it happened', async () => {
    const { key, token } = await desk.joinFirst();
    time.advance(1);
    await desk.send('POST', '/sign-out', { cookie: token });
    time.advance(1);
    await desk.signIn(key, { origin: 'https://evil.example' });
    time.advance(1);
    const cookie = (await desk.signIn(key, { counter: 9 })).token;
    time.advance(1);
    await desk.send('POST', '/people', { cookie, body: { name: 'Bo Brandt', role: 'consultant' } });
    const { body } = await desk.send('GET', '/audit', { cookie });
    expect(
      (body as { entries: { by: string; action: string }[] }).entries.map(
        ({ by, action }) => `${by}: ${action}`,
      ),
    ).toEqual([
      'Ada Keller: person-invited',
      'Ada Keller: sign-in',
      'unknown: sign-in-refused',
      'Ada Keller: sign-out',
      'Ada Keller: joined',
    ]);
  });

  test('what has expired is removed by the hourly clean-up', async () => {
    const { key } = await desk.joinFirst();
    await desk.options('/sign-in');
    await desk.invite('Bo Brandt');
    time.advance(25 * hour);
    await desk.signIn(key);
    await cleanUpJob(db).run(time.clock.now());
    const left = await Promise.all(
      ['desk_challenge', 'invitation', 'desk_session'].map((table) =>
        db.all(`select * from ${table}`),
      ),
    );
    expect(left.map(({ length }) => length)).toEqual([0, 0, 1]);
  });
});
