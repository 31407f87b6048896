import { afterAll, expect, test } from 'vitest';
import { openStore } from '#server/db/open-store.ts';
import { removeEndedLimits } from '#server/db/request-limits.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describePostgres } from '#tests/support/stores/stores.ts';

async function send(url: string, network: string) {
  const form = aSubmission['contact-dialog']();
  const from = { 'x-forwarded-for': network };
  return (await sendForm(url, 'contact-dialog', form, undefined, from)).status;
}

describePostgres('the limits of two servers on one store', ({ newDatabase }) => {
  const opened: { stop(): Promise<unknown> }[] = [];
  afterAll(() => Promise.all(opened.map((one) => one.stop())));

  async function twoServers() {
    const databaseUrl = await newDatabase();
    const { clock, advance } = manualClock();
    const start = async () => {
      const dataDir = temporaryFolder();
      const db = await openStore({ dataDir, databaseUrl });
      const desk = { channels: [], build: 'build' };
      const settings = { clock, desk, submissionsPerMinute: 3, trustProxy: 1 };
      const server = await startApp(db, dataDir, settings);
      opened.push(server, { stop: () => db.close() });
      return { db, url: server.url };
    };
    return { clock, advance, servers: [await start(), await start()] as const };
  }

  test('count the forms of a network together, name none, and begin again after the period', async () => {
    const { clock, advance, servers } = await twoServers();
    const [one, other] = servers;
    const statuses: number[] = [];
    for (const { url } of [one, other, one, other, one]) {
      statuses.push(await send(url, '203.0.113.9'));
    }
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    expect(await send(other.url, '203.0.113.10')).toBe(201);
    const rows = await one.db.all('select * from request_limit');
    // Of each network its forms in a minute and its receipts in a day.
    expect(rows).toHaveLength(4);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
    advance(60_000);
    expect(await send(other.url, '203.0.113.9')).toBe(201);
    advance(24 * 60 * 60_000);
    await removeEndedLimits(one.db, clock.now());
    expect(await one.db.all('select * from request_limit')).toEqual([]);
  });

  test('count the sign-ins of a network together', async () => {
    const { servers } = await twoServers();
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      const answer = await fetch(`${servers[at % 2]!.url}/api/desk/sign-in/options`, {
        method: 'POST',
      });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test('hold on each server by itself while the store cannot count', async () => {
    const { servers } = await twoServers();
    const [one, other] = servers;
    await one.db.all('alter table request_limit rename to away');
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push(await send(one.url, '203.0.113.9'));
    expect(statuses).toEqual([201, 201, 201, 429]);
    expect(await send(other.url, '203.0.113.9')).toBe(201);
  });
});
