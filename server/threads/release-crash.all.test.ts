import { actIn } from '#tests/support/stores/act-in.ts';
import { expect, onTestFinished, test } from 'vitest';
import { signIn } from '#tests/support/desk/desk.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db } from '#server/db/db.ts';
import { openStore } from '#server/db/open-store.ts';
import { saveAnswer } from './answers.ts';

const answer = { draft: null, template: '', subject: 'A talk', text: 'Which day?' };

describeStores('a server killed while it releases answers', ({ unopened }) => {
  test('leaves each sent once, or unsent', async () => {
    const config = await unopened();
    const { dataDir, databaseUrl } = config;
    const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const open = () => openStore(config);
    const { answers, headers } = await inStore(open, async (db) => {
      const { headers: signedIn, person } = await signIn(db, { name: 'Ada Keller' });
      const stored: { id: string; draft: string }[] = [];
      for (let nth = 0; nth < 12; nth += 1) {
        const { id } = await storeSubmission(db, { fields: { message: `Message ${nth}` } });
        const saved = await actIn({ db, by: person, now: Date.now() }, (act) =>
          saveAnswer(act, id, answer),
        );
        if (saved.result === 'changed') stored.push({ id, draft: saved.draft });
      }
      return { answers: stored, headers: signedIn };
    });
    let server = await startServerProcess(environment);
    onTestFinished(() => server.stop());
    const release = async ({ id, draft }: { id: string; draft: string }) => {
      const answered = await fetch(`${server.url}/api/desk/submissions/${id}/answer/release`, {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
        },
        body: JSON.stringify({ version: 2, draft }),
      });
      await answered.arrayBuffer();
      return answered.status;
    };
    const asked = answers.map((one) => release(one).catch(() => 0));
    await Promise.race(asked);
    await server.kill();
    const told = await Promise.all(asked);
    const halfway = await inStore(open, sentOf);
    for (const [at, { id }] of answers.entries()) {
      const sent = halfway.get(id)!;
      // Nobody was told that it is sent unless it is.
      expect(sent).toEqual(told[at] === 200 || sent.messages === 1 ? once : never);
    }
    server = await startServerProcess(environment);
    // What was sent before is stale now.
    for (const one of answers) expect([200, 409]).toContain(await release(one));
    await server.stop();
    expect([...(await inStore(open, sentOf)).values()]).toEqual(answers.map(() => once));
  });
});

const once = { messages: 1, mails: 1, state: 'answered', released: 1 };
const never = { messages: 0, mails: 0, state: 'new', released: 0 };

async function inStore<Result>(open: () => Promise<Db>, work: (db: Db) => Promise<Result>) {
  const db = await open();
  return work(db).finally(() => db.close());
}

async function sentOf({ all }: Db) {
  const rows = await all<{ id: string } & typeof once>(
    `select id, state,
        (select count(*) from message m where m.submission_id = s.id
          and m.released_at is not null) as messages,
        (select count(*) from task t where t.submission_id = s.id
          and t.purpose like 'answer-%') as mails,
        (select count(*) from audit a where a.subject_id = s.id
          and a.action = 'answer-released') as released
      from submission s`,
  );
  return new Map(rows.map(({ id, ...sent }) => [id, { ...sent }]));
}
