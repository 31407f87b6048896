import { createServer, type IncomingMessage } from 'node:http';
import { saveRoles } from '#tests/support/stores/document-acts.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliveryWords } from '#words/desk/deliveries.en.ts';
import { remedyWords } from '#words/desk/deliveries.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { until } from '#tests/support/machine/until.ts';
import { systemClock } from '#server/base/clock.ts';
import { silentLog } from '#server/base/log.ts';
import { startOutbox } from '#server/deliveries/outbox.ts';
import type { Db } from '#server/db/db.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import { planWith } from '../channels.ts';
import { indexNowChannel } from './indexnow-channel.ts';

const key = 'a1b2c3d4e5f6';
const received: string[] = [];
let status = 202;
const engine = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    received.push(body);
    response.writeHead(status, status === 307 ? { location: '/other' } : {}).end();
  });
});
beforeAll(() => new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve)));
afterAll(() => void engine.close());

function channel(db: Db, ...given: [key?: string | undefined]) {
  const indexNowKey = given.length === 0 ? key : given[0];
  const { port } = engine.address() as AddressInfo;
  const mail = { smtpUrl: undefined, from: undefined, staff: undefined };
  const config = { webhooks: {}, webhookSecrets: [], indexNowKey, mail };
  const siteUrl = 'https://jobs.example';
  return indexNowChannel({ config, siteUrl, db, clock: systemClock }, `http://127.0.0.1:${port}`);
}

async function rename(db: Db, slug: string, indexNowKey: string | undefined) {
  const stored = (await findVacancy(db, 'HL-0001'))!;
  const change = { vacancy: { ...stored.vacancy!, slug }, basedOn: stored };
  const planTasks = planWith([channel(db, indexNowKey)]);
  await saveRoles({ db, by: { id: null, name: 'ada' }, now: Date.now(), planTasks }, [change]);
}

describeStores('IndexNow', ({ fresh }) => {
  test('one POST announces every address of a changed vacancy', async () => {
    const { db } = await fresh();
    await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, [aVacancy({ slug: 'old' })]));
    received.length = 0;
    await rename(db, 'new', key);
    const outbox = startOutbox([channel(db)], {
      db,
      clock: systemClock,
      log: silentLog,
      random: Math.random,
    });
    await until(() => received.length > 0, 'an announcement');
    await outbox.stop();
    expect(received.map((body) => JSON.parse(body) as unknown)).toEqual([
      {
        host: 'jobs.example',
        key,
        keyLocation: `https://jobs.example/${key}.txt`,
        urlList: ['new', 'old'].flatMap((slug) =>
          ['', '/de', '/de-ch', '/de-at'].map(
            (prefix) => `https://jobs.example${prefix}/vacancies/${slug}`,
          ),
        ),
      },
    ]);
    expect(await db.all('select state from task')).toEqual([{ state: 'delivered' }]);
  });

  test('a change made without the key waits for the server that has it', async () => {
    const { db } = await fresh();
    await actIn({ db, now: Date.now() }, (act) => seedVacancies(act, [aVacancy({ slug: 'old' })]));
    expect(channel(db, undefined).destinations).toEqual([]);
    received.length = 0;
    await rename(db, 'new', undefined);
    const settings = { db, clock: systemClock, log: silentLog, random: Math.random };
    const without = startOutbox([channel(db, undefined)], settings);
    await without.stop();
    expect(await db.all('select state from task')).toEqual([{ state: 'waiting' }]);
    const outbox = startOutbox([channel(db)], settings);
    await until(() => received.length > 0, 'an announcement');
    await outbox.stop();
    expect(received[0]).toContain('https://jobs.example/vacancies/new');
  });

  test('a refusal is a failure that names the key file', async () => {
    const { db } = await fresh();
    status = 403;
    const outcome = await channel(db).sendTest('search-engines', AbortSignal.timeout(5_000));
    status = 202;
    expect(outcome).toMatchObject({ result: 'failed', failure: 'HTTP 403', needsOperator: true });
    expect(remedyWords('indexnow', 'HTTP 403', deliveryWords)).toContain('INDEXNOW_KEY');
  });

  test('a redirect is not followed, and counts as a failure', async () => {
    const { db } = await fresh();
    received.length = 0;
    status = 307;
    const outcome = await channel(db).sendTest('search-engines', AbortSignal.timeout(5_000));
    status = 202;
    expect(outcome).toMatchObject({ result: 'failed', failure: 'HTTP 307' });
    expect(received).toHaveLength(1);
  });

  test('the key file is served at its address', async () => {
    const { db, config } = await fresh();
    const server = await startApp(db, config.dataDir, { indexNowKey: key });
    const answer = await fetch(`${server.url}/${key}.txt`);
    expect([answer.status, await answer.text()]).toEqual([200, key]);
    expect((await fetch(`${server.url}/other.txt`)).status).toBe(404);
    await server.stop();
  });
});
