import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, test } from 'vitest';
import { purposeKindOf, type TaskPurpose } from '#domain/deliveries/channel.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { monday, serveStatus } from '#tests/support/server/status-server.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { releaseAnswer, saveAnswer } from '#server/threads/answers.ts';
import { answerDraftOf } from '#server/threads/thread.ts';
import { usable } from '#server/submissions/standing.ts';

const answerToSend = { draft: null, template: '', subject: 'Our answer', text: 'Yes, gladly.' };

describeStores('a mail on the desk', (store) => {
  test('shows its words and no private link, whatever it is about', async () => {
    const { db, app, save, planTasks } = await serveStatus(store);
    const { id } = await save();
    const { headers, person } = await signIn(db, { now: monday });
    const by = { id: person.id, name: person.name };
    await actIn({ db, by, now: monday }, (act) => saveAnswer(act, id, answerToSend));
    const draft = (await answerDraftOf(db, id, usable))!.id;
    await actIn({ db, by, now: monday, planTasks }, (act) =>
      releaseAnswer(act, id, { version: 2, draft }),
    );
    const answer = await app.inject({ url: `/api/desk/submissions/${id}/mails`, headers });
    const mails = answer.json() as { taskId: string; purpose: TaskPurpose; text: string }[];
    expect(mails.map(({ purpose }) => purposeKindOf(purpose)).toSorted()).toEqual([
      'answer',
      'receipt',
    ]);
    for (const { taskId, text } of mails) {
      const eml = await app.inject({ url: `/api/desk/mails/${taskId}.eml`, headers });
      expect(eml.statusCode).toBe(200);
      for (const shown of [text, eml.body]) {
        expect(shown).toContain('private link');
        // Quoted-printable breaks a line anywhere.
        expect(shown.replaceAll('=\r\n', '')).not.toMatch(/\/status\/[\w-]/);
      }
    }
  });
});
