import { afterEach, expect, test, vi } from 'vitest';
import { newStatusLinkPath } from '#domain/address/paths.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { testChannels } from '#tests/support/deliveries/channels.ts';
import { freshStore } from '#tests/support/stores/stores.ts';
import { temporaryFolder } from '#tests/support/machine/temporary-folder.ts';
import { until } from '#tests/support/machine/until.ts';
import { sendForm } from '#tests/support/server/send-form.ts';
import { startApp } from '#tests/support/server/server-app.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { planWith } from '#server/channels/channels.ts';
import type { Db } from '#server/db/db.ts';

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'desk@firm.example', staff: undefined };
const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A server behind a proxy that tells it the addresses of visitors. Mails wait. */
async function serve() {
  const dataDir = temporaryFolder();
  const db = await freshStore(dataDir);
  cleanups.push(() => db.close());
  const formPages = { policy: '', renderPage: async () => ({ status: 200, html: '' }) };
  const planTasks = planWith(testChannels(db, {}, { mail }));
  const { url, stop } = await startApp(db, dataDir, { trustProxy: 1, mail, planTasks, formPages });
  cleanups.push(stop);
  return { db, url };
}

async function mailsOf(db: Db, purpose: string): Promise<number> {
  return (await db.all('select id from task where purpose = $1', [purpose])).length;
}

/** One customer of a provider has all of these. */
const inOneNetwork = (nth: number) => `2001:db8:0:1::${nth.toString(16)}`;

test('a network causes 200 receipts a day, whoever they go to and from which of its addresses', async () => {
  const { db, url } = await serve();
  const submit = (nth: number, from: string) =>
    sendForm(
      url,
      'contact-dialog',
      aSubmission['contact-dialog']({ email: `victim-${nth}@example.com` }),
      undefined,
      { 'x-forwarded-for': from },
    );
  for (let nth = 1; nth <= 203; nth += 1) {
    expect((await submit(nth, inOneNetwork(nth))).status).toBe(201);
  }
  expect(await mailsOf(db, 'receipt')).toBe(200);
  expect(await db.all('select id from submission')).toHaveLength(203);
  await submit(204, '2001:db8:0:2::1');
  expect(await mailsOf(db, 'receipt')).toBe(201);
});

test('a network causes 20 mails with links a day, whoever they go to', async () => {
  const { db, url } = await serve();
  const victims = Array.from({ length: 24 }, (_, nth) => `victim-${nth}@example.com`);
  for (const email of victims) await storeSubmission(db, { email, fields: { email } });
  const ask = async (email: string, from: string) => {
    const answer = await fetch(url + newStatusLinkPath, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: new URLSearchParams({ email }),
    });
    expect(answer.status).toBe(200);
  };
  // Five a minute are answered at all.
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [nth, email] of victims.slice(0, 23).entries()) {
    await ask(email, inOneNetwork(nth));
    vi.setSystemTime(Date.now() + 15_000);
  }
  const [last = ''] = victims.slice(-1);
  await ask(last, '2001:db8:0:2::1');
  // Answered before it is planned.
  const planned = 'select id from submission where email = $1 and link_request is not null';
  await until(async () => (await db.all(planned, [last])).length === 1, 'the last is planned');
  expect(await mailsOf(db, 'status-link')).toBe(20 + 1);
});
