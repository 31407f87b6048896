import type * as promises from 'node:fs/promises';
import { actIn } from '#tests/support/stores/act-in.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { passkeyClient } from '#tests/support/desk/passkey-client.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { startReceiver } from '#tests/support/deliveries/webhook-receiver.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { programWrites } from '#tests/support/server/program-writes.ts';
import { visitorWrites } from '#tests/support/server/visitor-writes.ts';
import { deskWrites, type DeskWrite } from '#tests/support/server/write-requests.ts';
import type { WriteWorld } from '#tests/support/server/write-world.ts';
import type { Db } from '#server/db/db.ts';
import { inviteFirstAdministrator } from '#server/people/invitations.ts';
import { statusLinksOf } from '#server/submissions/status-links.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';

const gear = vi.hoisted(() => ({
  isFailing: false,
  isStoreGone: false,
  mayRead: false,
  request: '',
}));
const writes = { ...deskWrites, ...visitorWrites, ...programWrites };
/**
 * They answer with the new state, which they read after the commit. When that fails, the desk says
 * so, and the repeated request finds its own change or is refused as stale.
 */
const readsBack: readonly string[] = [
  'POST /passkeys',
  'POST /work',
  'PUT /submissions/:id/answer',
  'POST /submissions/:id/answer/release',
  'POST /privacy/role-mail',
  'POST /privacy/retention/run',
  'POST /vacancies/:id/state',
  'POST /vacancies/:id/close',
  'PUT /mandates/:id',
  'PUT /website/:kind/:id/draft',
  'POST /website/:kind/:id/publish',
  'POST /website/:kind/:id/restore',
  'POST /website/samples/remove',
] satisfies DeskWrite[];
const asksOnly = ['POST /website/:kind/:id/preview'];
const cleanups: (() => Promise<unknown>)[] = [];
let world: WriteWorld;
let registered: string[];

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>();
  const rm: typeof promises.rm = (file, options) =>
    gear.isFailing ? Promise.reject(new Error('rm')) : real.rm(file, options);
  return { ...real, rm };
});

/** Ends with the first commit, and tidies nothing up after it. */
function endingDb(db: Db): Db {
  return {
    ...db,
    all: (sql, parameters) =>
      gear.isStoreGone || (gear.isFailing && sql.startsWith('pragma'))
        ? Promise.reject(new Error(sql))
        : db.all(sql, parameters),
    transaction: async (work) => {
      const { request } = gear;
      const result = await db.transaction(work);
      // A request for new links goes on after its answer, beside the next one.
      if (request === gear.request) gear.isStoreGone = gear.isFailing && !gear.mayRead;
      return result;
    },
  };
}

beforeAll(async () => {
  const write = process.stdout.write.bind(process.stdout) as (text: string) => boolean;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (gear.isFailing) throw new Error('The log cannot be written.');
    const isLogged = String(text).startsWith('{"level"');
    return isLogged || write(String(text));
  });
  const dataDir = temporaryFolder();
  const db = endingDb(await freshStore(dataDir));
  cleanups.push(() => db.close());
  // As the start of a server does: it writes the key of the links when there is none.
  await statusLinksOf(db);
  const neutral = { ...aVacancy().de, title: 'Qualitätsingenieur (m/w/d)' };
  const state = { is: 'draft' } as const;
  await actIn({ db, now: Date.now() }, (act) =>
    seedVacancies(act, [aVacancy({ slug: 'draft', state, de: neutral })]),
  );
  const receiver = await startReceiver(() => ({ status: 200 }));
  cleanups.push(receiver.stop);
  const { url, routes, stop } = await startApp(db, dataDir, {
    trustProxy: 1,
    logLevel: 'trace',
    desk: {
      channels: testChannels(db, { 'contact-dialog': receiver.url }),
      build: 'build',
    },
    formPages: { policy: '', renderPage: async () => ({ status: 200, html: '' }) },
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'desk@firm.example', staff: undefined },
    stored: () => {
      if (gear.isFailing) throw new Error('The outbox cannot be woken.');
    },
  });
  cleanups.push(stop);
  registered = routes.flatMap(({ method, url: address }) =>
    [method]
      .flat()
      .filter((name) => !['GET', 'HEAD', 'OPTIONS'].includes(name))
      .map((name) => `${name} ${address.replace('/api/desk', '')}`),
  );
  const client = passkeyClient(url);
  const token = (await actIn({ db, now: Date.now() }, inviteFirstAdministrator))!;
  const { key, session, token: cookie } = await client.join(token, { name: 'Ada Keller' });
  world = { url, db, client, cookie, key, personId: session.person.id };
});

afterAll(async () => {
  vi.restoreAllMocks();
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

test('every route that writes is asked here', () => {
  expect([...Object.keys(writes), ...asksOnly].toSorted()).toEqual(registered.toSorted());
});

test.each(Object.entries(writes))(
  '%s succeeds although log, spool, outbox and store fail after its commit',
  async (name, prepare) => {
    const send = await prepare(world);
    gear.isFailing = true;
    gear.request = name;
    gear.mayRead = readsBack.includes(name) || name in programWrites;
    const status = await send().finally(() => {
      gear.isFailing = false;
      gear.isStoreGone = false;
    });
    expect([200, 201, 204, 303]).toContain(status);
  },
);
