import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TemplatesFor } from '#domain/mail/mail-template.ts';
import type { AnswerResults } from '#domain/threads/message.ts';
import { startDeskApi } from '#tests/support/desk/desk-api.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';

describeStores('answers to several submissions', ({ fresh }) => {
  test('are sent once to each, and to nobody who was answered or withdrew meanwhile', async () => {
    const { db, config } = await fresh();
    const desk = await startDeskApi(db, config, {}, 'consultant');
    const [first, second, answered, withdrawn] = await Promise.all(
      ['Ida', 'Max', 'Eva', 'Tom'].map(async (firstName) =>
        storeSubmission(db, { kind: 'contact-message', fields: { firstName, lastName: 'Ray' } }),
      ),
    );
    const all = [first!, second!, answered!, withdrawn!];
    const ids = all.map(({ id }) => id);
    const filled = await desk.send<Record<string, TemplatesFor>>(
      'GET',
      `/answer-templates?ids=${ids.join()}`,
    );
    expect(ids.map((id) => filled[id]?.values.name)).toEqual([
      'Ida Ray',
      'Max Ray',
      'Eva Ray',
      'Tom Ray',
    ]);
    await db.all(`update submission set state = 'answered' where id = $1`, [answered!.id]);
    await db.all('update submission set withdrawn_at = 1 where id = $1', [withdrawn!.id]);
    const answers = ids.map((submissionId) => ({
      submissionId,
      key: randomUUID(),
      template: '',
      subject: 'Thank you',
      text: 'We call you.',
    }));
    const send = async () => {
      const { results } = await desk.send<{ results: AnswerResults }>('POST', '/answers', {
        answers,
      });
      return results.map(({ result }) => result);
    };
    expect(await send()).toEqual(['sent', 'sent', 'answered', 'gone']);
    expect(await send()).toEqual(['repeated', 'repeated', 'answered', 'gone']);
    const messages = await db.all<{ id: string; owner: string }>(
      `select s.id, s.owner from message join submission s on s.id = submission_id order by s.id`,
    );
    expect(messages).toEqual(
      [first!, second!]
        .map(({ id }) => ({ id, owner: desk.person.id }))
        .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    );
    await desk.stop();
  });
});
