import { expect, test } from 'vitest';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { latestSubmissions } from '#server/submissions/read-submissions.ts';
import { recordAudit } from '#server/db/audit.ts';
import { addTasks } from '#server/db/tasks.ts';
import { submissionDetail } from './submission-detail.ts';

describeStores('reading submissions', ({ fresh }) => {
  test('takes no more statements for many deliveries than for one', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db);
    const few = await statementsOf(db, (statements) => submissionDetail(statements, id, 'en-GB'));
    await plan(db, id, 20);
    const many = await statementsOf(db, (statements) => submissionDetail(statements, id, 'en-GB'));
    expect(many.result!.tasks.length - few.result!.tasks.length).toBe(20);
    expect(many.count).toBe(few.count);
  });

  test('tells once a day that somebody opened the file', async () => {
    const { db } = await fresh();
    const { id } = await storeSubmission(db);
    const day = 24 * 60 * 60_000;
    for (const at of [1, 2, 3, day + 1]) {
      await recordAudit(db, {
        at,
        by: { id: 'ada', name: 'Ada' },
        action: 'file-opened',
        subject: { type: 'submission', id },
      });
    }
    const { history } = (await submissionDetail(db, id, 'en-GB'))!;
    expect(history.map(({ at }) => at)).toEqual([day + 1, 3]);
  });

  test('lists the newest first with the states of their deliveries, in one statement', async () => {
    const { db } = await fresh();
    const old = await storeSubmission(db, { at: 1 });
    const recent = await storeSubmission(db, { at: 2 });
    await plan(db, old.id, 2);
    const { result, count } = await statementsOf(db, (statements) =>
      latestSubmissions(statements, { quarantined: false, limit: 2 }),
    );
    expect(result.map(({ reference }) => reference)).toEqual([recent.reference, old.reference]);
    expect(result[1]!.tasks.length - result[0]!.tasks.length).toBe(2);
    expect(count).toBe(1);
  });
});

async function plan(db: Db, id: string, count: number) {
  const about = { subject: { type: 'submission', id }, submissionId: id, held: false } as const;
  const planned = Array.from({ length: count }, (_, at) => ({
    channel: 'webhook' as const,
    purpose: `corrected-${at}` as const,
    destination: 'contact-dialog',
  }));
  await db.transaction((statements) => addTasks(statements, [about], planned, 1));
}

async function statementsOf<T>({ all }: Db, read: (statements: Statements) => Promise<T>) {
  let count = 0;
  const counting: Statements = {
    all: (sql, parameters) => {
      count += 1;
      return all(sql, parameters);
    },
  };
  return { result: await read(counting), count };
}
