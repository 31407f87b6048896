import { eraseOfEmail } from '#tests/support/stores/stored-submission.ts';
import { afterEach, expect, test } from 'vitest';
import type { DeskEvent } from '#domain/submissions/submission-detail.ts';
import { startDeskApp } from '#tests/support/desk/desk-app.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { listen } from '#tests/support/desk/event-stream.ts';
import { storeMany } from '#tests/support/stores/many-submissions.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { openStore } from '#server/db/open-store.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const tells = (id: string) => (event: DeskEvent) =>
  event.type === 'changed' && event.ids.includes(id);

const shows = (people: object[]) => (event: DeskEvent) =>
  event.type === 'viewers' && JSON.stringify(event.people) === JSON.stringify(people);

async function listening(url: string, headers: Record<string, string>) {
  const stream = await listen(url, headers);
  cleanups.push(stream.close);
  return stream;
}

describeStores('the stream of events', ({ fresh }) => {
  /** Two servers where the store allows it, otherwise one. */
  async function desks() {
    const { db, config } = await fresh();
    const first = await startDeskApp(db);
    cleanups.push(first.stop);
    if (!config.databaseUrl) return { db, first, second: first };
    const other = await openStore(config);
    const second = await startDeskApp(other);
    cleanups.push(() => other.close(), second.stop);
    return { db, first, second };
  }

  test('tells of what arrives, is changed and is deleted, on whichever server', async () => {
    const { db, first, second } = await desks();
    const [me, you] = [await signIn(db), await signIn(db, { name: 'Ben Example' })];
    const stream = await listening(first.url, me.headers);
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const { id } = await storeSubmission(db, { fields: { email: 'gone@example.org' } });
    await stream.until(tells(id), 'it arrived');
    const change = { items: [{ id, version: 1 }], change: { owner: you.person.id } };
    const told = () => stream.events.filter(tells(id)).length;
    await second.ask('/work', { method: 'POST', headers: you.headers, body: change });
    await stream.until(() => told() === 2, 'it was assigned');
    await eraseOfEmail(db, 'gone@example.org');
    await stream.until(() => told() === 3, 'it was erased');
  });

  test('tells of a change that is committed later than its time says', async () => {
    const { db, first } = await desks();
    const me = await signIn(db);
    const early = await storeSubmission(db);
    const stream = await listening(first.url, me.headers);
    await stream.until(tells(early.id), 'what came in before');
    const late = await storeSubmission(db, { at: Date.now() - 5_000 });
    await stream.until(tells(late.id), 'what was committed late');
    expect(stream.events.filter(tells(early.id))).toHaveLength(1);
  });

  test('tells a stream that begins later what changed just before', async () => {
    const { db, first } = await desks();
    const me = await signIn(db);
    const { id } = await storeSubmission(db);
    const before = await listening(first.url, me.headers);
    await before.until(tells(id), 'the first stream');
    const after = await listening(first.url, me.headers);
    const told = await after.until(tells(id), 'the second stream');
    expect(told).toEqual({ type: 'changed', ids: [id] });
  });

  test('tells who looks, on whichever server, until they leave', async () => {
    const { db, first, second } = await desks();
    const [me, you] = [await signIn(db), await signIn(db, { name: 'Ben Example' })];
    const { id } = await storeSubmission(db);
    const stream = await listening(first.url, me.headers);
    await second.ask(`/submissions/${id}/viewing`, { method: 'PUT', headers: you.headers });
    await stream.until(shows([{ id: you.person.id, name: 'Ben Example' }]), 'Ben looks');
    await second.ask(`/submissions/${id}/viewing`, { method: 'DELETE', headers: you.headers });
    const left = await stream.until(shows([]), 'Ben left');
    expect(left).toEqual({ type: 'viewers', submissionId: id, people: [] });
  });

  test('forgets whoever closes the browser without a word', async () => {
    const { db, first } = await desks();
    const me = await signIn(db);
    const { id } = await storeSubmission(db);
    await first.ask(`/submissions/${id}/viewing`, { method: 'PUT', headers: me.headers });
    await db.all('update desk_viewer set seen_at = seen_at - 50000');
    const stream = await listening(first.url, me.headers);
    await stream.until(tells(id), 'the first poll');
    expect(stream.events.filter(({ type }) => type === 'viewers')).toEqual([]);
  });

  test('asks to load again instead of naming many rows', async () => {
    const { db, first } = await desks();
    const me = await signIn(db);
    const stream = await listening(first.url, me.headers);
    // Older than the overlap, so that the poll sees all of them at once below.
    await storeMany(db, 101, { now: Date.now() - 60_000 });
    await db.all('update submission set changed_at = $1', [Date.now()]);
    await stream.until(({ type }) => type === 'reload', 'a reload');
    expect(stream.events).toEqual([{ type: 'reload' }]);
  });

  test('ends when its person is removed', async () => {
    const { db, first } = await desks();
    const me = await signIn(db);
    const stream = await listening(first.url, me.headers);
    await db.all('update person set removed_at = 1 where id = $1', [me.person.id]);
    expect(await stream.ended()).toBe(true);
  });

  test('does not keep an idle session alive', async () => {
    const { db, first } = await desks();
    const me = await signIn(db);
    await listening(first.url, me.headers);
    const nineHoursAgo = Date.now() - 9 * 60 * 60_000;
    const stream = await listening(first.url, me.headers);
    await db.all('update desk_session set last_seen_at = $1', [nineHoursAgo]);
    expect(await stream.ended()).toBe(true);
  });

  test('is given six times to a session at most', async () => {
    const { db, first } = await desks();
    const me = await signIn(db);
    for (let count = 0; count < 6; count += 1) await listening(first.url, me.headers);
    const answer = await first.ask('/events', me);
    expect([answer.status, await answer.json()]).toEqual([429, { error: 'too-many-streams' }]);
    const other = await signIn(db);
    await listening(first.url, other.headers);
  });

  test('does not keep the server from stopping', async () => {
    const { db } = await fresh();
    const desk = await startDeskApp(db);
    const me = await signIn(db);
    const stream = await listening(desk.url, me.headers);
    await desk.stop();
    expect(await stream.ended()).toBe(true);
  });

  test('is refused without a session', async () => {
    const { first } = await desks();
    expect((await first.ask('/events', { headers: {} })).status).toBe(401);
  });
});
