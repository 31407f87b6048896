import { afterAll, expect, test } from 'vitest';
import { openStore } from '#server/db/open-store.ts';
import { removeEndedLimits } from '#server/db/request-limits.ts';
import { refusalRecorder, refusedSignIns } from '#server/people/refused-sign-ins.ts';
import { pdfBytes } from '#tests/factories/documents.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { manualClock } from '#tests/support/machine/manual-clock.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describePostgres } from '#tests/support/stores/stores.ts';
import { programLimits } from './programs/program-api.ts';

async function send(url: string, network: string) {
  const form = aSubmission['contact-dialog']();
  const from = { 'x-forwarded-for': network };
  return (await sendForm(url, 'contact-dialog', form, undefined, from)).status;
}

describePostgres('the limits of two servers on one store', ({ newDatabase }) => {
  const opened: { stop(): Promise<unknown> }[] = [];
  afterAll(() => Promise.all(opened.map((one) => one.stop())));

  async function twoServers(
    limits: { submissionsPerMinute?: number; fileBytesPerHour?: number } = {},
  ) {
    const databaseUrl = await newDatabase();
    const { clock, advance } = manualClock();
    const start = async () => {
      const dataDir = temporaryFolder();
      const db = await openStore({ dataDir, databaseUrl });
      const desk = { channels: [], build: 'build' };
      const settings = { clock, desk, trustProxy: 1, submissionsPerMinute: 3, ...limits };
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

  test('count guessed keys of programs together, of all addresses of an IPv6 network', async () => {
    const { servers } = await twoServers();
    const statuses: number[] = [];
    for (let at = 0; at <= programLimits.withoutKey; at += 1) {
      const headers = {
        authorization: `Bearer ngk_${String(at).padStart(43, 'a')}`,
        'x-forwarded-for': `2001:db8::${at.toString(16)}`,
      };
      const { url } = servers[at % 2]!;
      statuses.push((await fetch(`${url}/api/v1/vacancies`, { headers })).status);
    }
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
  });

  test('count the bytes of files together, by network and of all of them', async () => {
    const fileBytesPerHour = 100_000;
    const { advance, servers } = await twoServers({ submissionsPerMinute: 100, fileBytesPerHour });
    const [one, other] = servers;
    const apply = async ({ url }: typeof one, bytes: number, network: string) => {
      const file = { field: 'resume', filename: 'cv.pdf', type: 'application/pdf' };
      const form = aSubmission['job-application']();
      const sent = { ...file, bytes: Buffer.concat([pdfBytes(), Buffer.alloc(bytes)]) };
      const from = { 'x-forwarded-for': network };
      return (await sendForm(url, 'job-application', form, sent, from)).status;
    };
    const network = '203.0.113.9';
    expect(await apply(one, 70_000, network)).toBe(201);
    expect(await apply(other, 70_000, network)).toBe(429);
    // What was refused is not counted.
    expect(await apply(other, 20_000, network)).toBe(201);
    expect(await apply(one, 20_000, network)).toBe(429);
    for (let at = 0; at < 9; at += 1) {
      expect(await apply(servers[at % 2]!, 95_000, `198.51.100.${at}`)).toBe(201);
    }
    expect(await apply(one, 95_000, '192.0.2.1')).toBe(503);
    expect(await apply(other, 20_000, '192.0.2.1')).toBe(201);
    expect(await send(one.url, '192.0.2.1')).toBe(201);
    advance(60 * 60_000);
    expect(await apply(one, 70_000, network)).toBe(201);
  });

  test('count saved briefs together', async () => {
    const { servers } = await twoServers({ submissionsPerMinute: 1_000 });
    const statuses: number[] = [];
    for (let at = 0; at < 300 && statuses.at(-1) !== 429; at += 1) {
      const form = new FormData();
      form.set('mustHaves', 'x'.repeat(9_999));
      const sent = { method: 'POST', body: form };
      statuses.push((await fetch(`${servers[at % 2]!.url}/api/brief-drafts`, sent)).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.filter((status) => status === 201).length).toBeLessThan(220);
  });

  test('count refused sign-ins together, so that few are recorded and many are told', async () => {
    const { clock, advance, servers } = await twoServers();
    const settings = { clock, planTasks: () => [] };
    const recorders = servers.map(({ db }) => refusalRecorder({ db, ...settings }));
    const refuse = async (times: number) => {
      for (let at = 0; at < times; at += 1) {
        const attempt = { state: 'refused', reason: 'unknown-key' } as never;
        await recorders[at % 2]!(attempt, `203.0.113.${at % 3}`);
      }
    };
    const { db } = servers[0];
    await refuse(9);
    expect(await refusedSignIns(db, clock.now())).toBeUndefined();
    await refuse(11);
    expect(await refusedSignIns(db, clock.now())).toMatchObject({ count: 10, networks: 3 });
    const entries = () => db.all(`select 1 as one from audit where action = 'sign-in-refused'`);
    expect(await entries()).toHaveLength(10);
    expect(JSON.stringify(await db.all('select * from request_limit'))).not.toContain('203.0.113');
    advance(60 * 60_000);
    await refuse(1);
    expect(await entries()).toHaveLength(11);
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
