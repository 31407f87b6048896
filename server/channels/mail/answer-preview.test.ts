import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { signIn } from '#tests/support/desk/desk.ts';
import { monday, serveStatus } from '#tests/support/server/status-server.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { saveAnswer } from '#server/threads/answers.ts';

const answer = { draft: null, template: '', subject: 'A talk', text: 'Which day?' };

describeStores('the preview of an answer', (store) => {
  test('is the mail as it will be sent, without text unless asked for, and without link', async () => {
    const { db, app, save, post } = await serveStatus(store);
    const { id, address } = await save();
    const { headers, person } = await signIn(db, { now: monday });
    const see = (seen: string, of = id) =>
      app.inject({ url: `/api/desk/submissions/${of}/answer/${seen}`, headers });
    expect((await see('mail')).json()).toEqual({ error: 'no-draft' });
    await actIn({ db, by: person, now: monday }, (act) => saveAnswer(act, id, answer));
    const notice = await see('mail');
    expect(notice.body).toContain(person.name);
    expect(notice.body).not.toMatch(/Which day|A talk|\/status\/[\w-]/);
    await post(`${address}/answers-by-mail`, { choice: 'full' });
    const full = await see('mail');
    expect(full.body).toContain('Which day?');
    expect(full.body).not.toMatch(/\/status\/[\w-]/);
    expect((await see('other')).statusCode).toBe(404);
    // This server has no pages.
    expect((await see('page')).json()).toEqual({ error: 'no-site' });
    expect(await db.all('select id from task where purpose like $1', ['answer-%'])).toEqual([]);
    await post(`${address}/withdraw`);
    expect((await see('page')).json()).toEqual({ error: 'no-draft' });
    const other = await save({ idempotencyKey: 'key:other-one', fingerprint: 'other' });
    expect((await see('mail', other.id)).json()).toEqual({ error: 'no-draft' });
  });
});
