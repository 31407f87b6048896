import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { until } from '#tests/support/machine/until.ts';
import { monday, serveStatus, submissionIn } from '#tests/support/server/status-server.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { MailConfig } from '#server/base/config.ts';
import { mailToSend } from '#server/channels/mail/mail-text.ts';
import type { Db } from '#server/db/db.ts';
import { mailRecordsJob } from '#server/jobs/jobs.ts';
import { requestLinks } from '#server/submissions/status-links.ts';
import { taskById } from '#server/db/tasks.ts';

const ada = 'ada@example.com';
const week = 7 * 24 * 60 * 60_000;
const mail: MailConfig = { smtpUrl: undefined, from: undefined, staff: undefined };

async function linkTasks(db: Db) {
  const rows = await db.all<{ id: string }>(
    `select id from task where channel = 'mail' and purpose = 'status-link' and state = 'waiting'`,
  );
  return rows.map(({ id }) => id);
}

/** What the only waiting mail with links says, as it would be sent now; it then counts as sent. */
async function sendLinkMail(db: Db) {
  const [id, ...others] = await linkTasks(db);
  expect(others).toEqual([]);
  const task = await taskById(db, id!);
  const composed = await mailToSend(task!, { db, siteUrl: '', mail, now: 0 });
  await db.all(`update task set state = 'delivered', settled_at = 1 where id = $1`, [id!]);
  if (typeof composed === 'string') return { to: composed, links: [], text: '' };
  const { to, text } = composed;
  return { to, text, links: text.match(/\/status\/[\w-]{46}/g) ?? [] };
}

describeStores('new links', (store) => {
  test('are sent to the address only, and the answer is the same for any', async () => {
    const { db, save, post } = await serveStatus(store);
    await save({ email: ada });
    const answers = [];
    for (const email of ['nobody@example.com', '', 'x'.repeat(300), ada]) {
      const answer = await post('/status/new-link', { email });
      answers.push(`${answer.statusCode} ${answer.body}`);
    }
    expect(new Set(answers).size).toBe(1);
    await until(async () => (await linkTasks(db)).length === 1, 'the mail');
    const sent = await sendLinkMail(db);
    expect(sent).toMatchObject({ to: ada, links: [expect.any(String)] });
    expect(sent.text).not.toContain('Ask again');
  });

  test('a post without a body is answered like any other', async () => {
    const { app } = await serveStatus(store);
    const answer = await app.inject({ method: 'POST', url: '/status/new-link' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: { is: 'link-requested' } });
  });

  test('end the earlier ones when they are opened, not when asked for or followed', async () => {
    const { db, app, save, shown, post, planTasks } = await serveStatus(store);
    const { address, reference } = await save({ email: ada });
    await actIn({ db, planTasks, now: monday }, (act) => requestLinks(act, ada));
    const [renewed = ''] = (await sendLinkMail(db)).links;
    // A scanner of mail follows the link and everything below it.
    for (const below of ['', '/open', '/data.json', '/file', '/correct', '/withdraw', '/erase']) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await app.inject({ method, url: renewed + below });
        expect(answer.body).not.toContain(reference);
      }
    }
    expect((await shown(renewed)).is).toBe('unopened');
    expect((await post(`${renewed}/erase`)).json()).toMatchObject({ status: { is: 'unopened' } });
    expect(submissionIn(await shown(address)).reference).toBe(reference);

    const foreign = await post(`${renewed}/open`, {}, { 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, (await shown(renewed)).is]).toEqual([403, 'unopened']);
    const opened = await post(`${renewed}/open`);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, renewed]);
    expect(submissionIn(await shown(renewed)).reference).toBe(reference);
    expect((await shown(address)).is).toBe('old');
    // The old one opens nothing any more.
    await post(`${address}/open`);
    expect((await shown(address)).is).toBe('old');
    expect((await shown(renewed)).is).toBe('submission');
  });

  test('are the same until one is opened, so that a later mail does not end an earlier one', async () => {
    const { db, save, post, planTasks } = await serveStatus(store);
    await save({ email: ada });
    const ask = async () => {
      await actIn({ db, planTasks, now: monday }, (act) => requestLinks(act, ada));
      return (await sendLinkMail(db)).links;
    };
    const first = await ask();
    expect(await ask()).toEqual(first);
    await post(`${first[0]}/open`);
    expect(await ask()).not.toEqual(first);
  });

  test('are planned once by requests at the same time', async () => {
    const { db, save, planTasks } = await serveStatus(store);
    await save({ email: ada });
    const planned = await Promise.all(
      Array.from({ length: 8 }, () =>
        actIn({ db, planTasks, now: monday }, (act) => requestLinks(act, ada)),
      ),
    );
    expect(planned.filter(Boolean)).toHaveLength(1);
    expect(await linkTasks(db)).toHaveLength(1);
  });

  test('lead to every submission, however many others sent under the address', async () => {
    const { db, save, planTasks } = await serveStatus(store);
    const sendSixty = async () => {
      for (let at = 0; at < 60; at += 1) await save({ email: ada });
    };
    await sendSixty();
    const genuine = await save({ email: ada, kind: 'job-application' });
    await sendSixty();
    const links = new Set<string>();
    for (const expected of [100, 100]) {
      await actIn({ db, planTasks, now: monday + links.size }, (act) => requestLinks(act, ada));
      const sent = await sendLinkMail(db);
      expect(sent.links).toHaveLength(expected);
      expect(sent.text).toContain('Ask again');
      for (const link of sent.links) links.add(link);
    }
    expect(links.size).toBe(121);
    expect(genuine).toBeDefined();
  });

  test('do not go to an address that was corrected after they were asked for', async () => {
    const { db, save, post, planTasks } = await serveStatus(store);
    const { address: junk } = await save({ email: ada });
    const { reference } = await save({ email: ada });
    await actIn({ db, planTasks, now: monday }, (act) => requestLinks(act, ada));
    await post(`${junk}/correct`, { name: 'Eve', email: 'eve@example.com' });
    expect(await sendLinkMail(db)).toMatchObject({ to: ada, links: [expect.any(String)] });
    expect(reference).toBeDefined();
  });

  test('survive the erasure of any one submission that they lead to', async () => {
    const { db, save, post, planTasks } = await serveStatus(store);
    await save({ email: ada });
    const { address: junk } = await save({ email: ada });
    await actIn({ db, planTasks, now: monday }, (act) => requestLinks(act, ada));
    await post(`${junk}/erase`);
    expect((await sendLinkMail(db)).links).toHaveLength(1);
  });

  test('leave no record behind after a week', async () => {
    const { db, save, planTasks } = await serveStatus(store);
    await save({ email: ada });
    await actIn({ db, planTasks, now: monday }, (act) => requestLinks(act, ada));
    await mailRecordsJob(db).run(monday + week - 1);
    expect(await linkTasks(db)).toHaveLength(1);
    await mailRecordsJob(db).run(monday + week);
    expect(await linkTasks(db)).toEqual([]);
    expect(await db.all('select 1 as one from link_request')).toEqual([]);
  });

  test('are not offered without a mail server, and the page says so', async () => {
    const { db, save, shown, ask, post } = await serveStatus(store, { smtpUrl: null });
    const { address } = await save({ email: ada });
    expect(submissionIn(await shown(address)).receipt).toBe('no-mail');
    expect(await shown('/status/none')).toMatchObject({ is: 'unknown', sendsMail: false });
    expect((await ask('/status/new-link')).json()).toMatchObject({
      status: { is: 'no-new-links' },
    });
    const answer = await post('/status/new-link', { email: ada });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: { is: 'no-new-links' } });
    expect(await linkTasks(db)).toEqual([]);
    expect((await shown(address)).is).toBe('submission');
  });
});
