import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TodayGroup } from '#domain/inbox/today.ts';
import { actIn } from '#tests/support/stores/act-in.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import { aNewSubmission } from '#tests/factories/new-submission.ts';
import { aVacancy } from '#tests/factories/vacancies.ts';
import { planTasks } from '#tests/support/deliveries/channels.ts';
import { seedVacancies } from '#server/documents/seed-store.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { saveSubmission } from '#server/submissions/save-submission.ts';
import { findVacancy } from '#server/vacancies/vacancies.ts';
import type { Db } from '#server/db/db.ts';
import { readToday } from './today.ts';

const now = Date.parse('2026-11-17T12:00:00Z');
const hour = 60 * 60_000;
const day = 24 * hour;

/** One of each group and owner, by its first name. */
async function work(db: Db, me: string, other: string) {
  const store = async (firstName: string, dueAt: number | null, owner: string | null) => {
    const { id } = await storeSubmission(db, {
      kind: 'contact-message',
      at: now - 9 * day,
      fields: { firstName, lastName: 'Test' },
    });
    await db.all('update submission set due_at = $2, owner = $3 where id = $1', [id, dueAt, owner]);
    return id;
  };
  const replied = await store('Replied', now + 9 * day, me);
  await db.all('update submission set replied_at = $2 where id = $1', [replied, now - hour]);
  await db.all(
    `insert into message (id, submission_id, author, template, subject, text, written_at, released_at)
      values ($1, $2, 'sender', '', 'Re', $3, $4, $4)`,
    [randomUUID(), replied, 'Tuesday\n  suits me.', now - hour],
  );
  await store('Late', now - day, me);
  await store('Later late', now - hour, null);
  await store('Due', now + hour, me);
  await store('Unclaimed', now + 2 * day, null);
  await store('Next', now + 3 * day, me);
  await store('Of another', now - day, other);
  const closed = await store('Closed', now - day, me);
  await db.all(`update submission set state = 'closed' where id = $1`, [closed]);
}

describeStores('the first page', ({ fresh }) => {
  const started = async () => {
    const { db } = await fresh();
    const { person: ada } = await signIn(db, { name: 'Ada', now });
    const { person: ben } = await signIn(db, { name: 'Ben', now });
    const today = (who: 'mine' | 'all') =>
      readToday(db, { who, personId: ada.id, now, reader: 'en-GB' });
    return { db, ada, ben, today };
  };

  test('lists what waits for an answer once, in the most urgent group that fits', async () => {
    const { db, ada, ben, today } = await started();
    await work(db, ada.id, ben.id);
    const names = async (who: 'mine' | 'all') => {
      const groups = (await today(who)).work;
      return Object.fromEntries(
        Object.entries(groups).map(([group, { rows }]) => [group, rows.map(({ name }) => name)]),
      ) as Record<TodayGroup, string[]>;
    };
    expect(await names('mine')).toEqual({
      replied: ['Replied Test'],
      overdue: ['Late Test', 'Later late Test'],
      due: ['Due Test'],
      unclaimed: ['Unclaimed Test'],
    });
    expect((await names('all')).overdue.toSorted()).toEqual([
      'Late Test',
      'Later late Test',
      'Of another Test',
    ]);
    const { work: mine, nextDueAt } = await today('mine');
    expect(mine.replied.rows[0]!.said).toBe('Tuesday suits me.');
    expect(nextDueAt).toBe(now + 2 * day);
  });

  test('lists the most urgent fifteen of a group and counts all', async () => {
    const { db, today } = await started();
    for (let at = 0; at < 20; at += 1) {
      const { id } = await storeSubmission(db, { kind: 'contact-message', at: now - 9 * day });
      await db.all('update submission set due_at = $2 where id = $1', [id, now - (at + 1) * hour]);
    }
    const { overdue } = (await today('mine')).work;
    expect(overdue).toMatchObject({ count: 20, rows: { length: 15 } });
    expect(overdue.rows[0]!.dueAt).toBe(now - 20 * hour);
  });

  test('asks for the people of a role that has ended or closes soon', async () => {
    const { db, ada, ben, today } = await started();
    await actIn({ db, now: now - day }, (act) =>
      seedVacancies(act, [
        aVacancy({
          slug: 'closing',
          reference: 'HL-0001',
          state: { is: 'open', until: '2026-11-20' },
        }),
        aVacancy({
          slug: 'open',
          reference: 'HL-0002',
          state: { is: 'open', until: '2026-12-20' },
        }),
        aVacancy({
          slug: 'ended',
          reference: 'HL-0003',
          state: { is: 'closed', on: '2026-11-01' },
        }),
        aVacancy({
          slug: 'empty',
          reference: 'HL-0004',
          state: { is: 'closed', on: '2026-11-01' },
        }),
      ]),
    );
    const applied = aNewSubmission({ kind: 'job-application', vacancy: 'ended' });
    await actIn({ db, planTasks, now }, (act) => saveSubmission(act, applied));
    const asks = async (who: 'mine' | 'all') =>
      (await today(who)).roles
        .filter(({ is }) => is !== 'unconfirmed')
        .map((role) => [role.reference, role.is, 'waiting' in role ? role.waiting : undefined]);
    expect(await asks('mine')).toEqual([
      ['HL-0003', 'ended', 1],
      ['HL-0001', 'closing', 0],
    ]);
    const { id: vacancyId } = (await findVacancy(db, 'ended'))!;
    await actIn({ db, by: ben, now }, (act) =>
      openMandate(act, {
        facts: aMandate({ plan: [{ name: 'Start', on: '2026-11-24' }] }),
        vacancyId,
      }),
    );
    expect(await asks('mine')).toEqual([['HL-0001', 'closing', 0]]);
    expect(await asks('all')).toHaveLength(2);
    expect((await today('all')).dates).toMatchObject([{ name: 'Start', owner: ben.id }]);
    expect((await today('mine')).dates).toEqual([]);
    expect(ada.id).not.toBe(ben.id);
  });
});
