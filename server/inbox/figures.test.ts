import { actIn } from '#tests/support/stores/act-in.ts';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { provideCatalogue } from '#content/catalogue.server.ts';
import { inboxFilterSchema } from '#domain/submissions/work.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { secondFirm } from '#tests/support/server/second-firm.ts';
import { storeSubmission } from '#tests/support/stores/store-submission.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import { aMandate } from '#tests/factories/mandates.ts';
import type { Db } from '#server/db/db.ts';
import { moveCandidate } from '#server/mandates/candidacies.ts';
import { openMandate } from '#server/mandates/change-mandate.ts';
import { readInbox } from './inbox.ts';
import { readFigures } from './figures.ts';

const now = Date.parse('2026-11-17T15:00:00Z');
const hour = 60 * 60_000;
const day = 24 * hour;

async function answer(db: Db, submissionId: string, personId: string, at: number) {
  await db.all(
    `insert into message (id, submission_id, author, person_id, template, subject, text,
        written_at, released_at) values ($1, $2, 'desk', $3, '', 'Re', 'Yes', $4, $4)`,
    [randomUUID(), submissionId, personId, at],
  );
  await db.all(`update submission set state = 'answered' where id = $1`, [submissionId]);
}
const due = (db: Db, id: string, at: number | null, owner: string | null = null) =>
  db.all('update submission set due_at = $2, owner = $3 where id = $1', [id, at, owner]);

describeStores('what is due today', ({ fresh }) => {
  test('is what the clock of the firm says, in the list and in the figures', async () => {
    const release = provideCatalogue(() => secondFirm);
    onTestFinished(release);
    const { db } = await fresh();
    const { person } = await signIn(db, { now });
    // In Zurich the 17th ends at 23:00 UTC.
    const times = ['2026-11-17T22:59:00Z', '2026-11-17T23:01:00Z'].map((at) => Date.parse(at));
    for (const at of times) {
      const { id } = await storeSubmission(db, { at: now - day });
      await due(db, id, at);
    }
    const filter = inboxFilterSchema.parse({ due: 'today' });
    const { rows } = await readInbox(db, { filter, personId: person.id, now });
    expect(rows.map(({ dueAt }) => dueAt)).toEqual([times[0]]);
    const asked = { who: 'team', days: '30', personId: person.id, now, reader: 'en-CH' } as const;
    expect((await readFigures(db, asked)).due).toMatchObject([{ today: 1, tomorrow: 1 }]);
  });
});

describeStores('the overview', ({ fresh }) => {
  test('says what is due and for whom, the longest list of overdue ones first', async () => {
    const { db } = await fresh();
    const { person } = await signIn(db, { name: 'Ada Keller', now });
    const stored = await Promise.all(
      Array.from({ length: 6 }, () => storeSubmission(db, { at: now - day })),
    );
    const times = [now - hour, now - 2 * hour, now + hour, now + day, now + 9 * day, null];
    for (const [index, { id }] of stored.entries()) {
      await due(db, id, times[index]!, index === 0 ? person.id : null);
    }
    await storeSubmission(db, { suspicion: 'honeypot', at: now - day });
    const asked = { days: '30', personId: person.id, now, reader: 'en-GB' } as const;
    const { due: all } = await readFigures(db, { ...asked, who: 'team' });
    expect(all).toHaveLength(2);
    expect(all).toContainEqual({
      owner: null,
      name: null,
      overdue: 1,
      today: 1,
      tomorrow: 1,
      later: 2,
    });
    const mine = await readFigures(db, { ...asked, who: 'me' });
    expect(mine.due).toMatchObject([{ name: 'Ada Keller', overdue: 1, today: 0 }]);
  });

  test('counts what came in by week and kind, and first answers against the promise', async () => {
    const { db } = await fresh();
    const { person } = await signIn(db, { now });
    const early = await storeSubmission(db, { kind: 'job-application', at: now - 3 * day });
    const late = await storeSubmission(db, { kind: 'job-application', at: now - 3 * day });
    const open = await storeSubmission(db, { kind: 'contact-message', at: now - 10 * day });
    await storeSubmission(db, { kind: 'contact-message', at: now - 200 * day });
    for (const { id } of [early, late, open]) await due(db, id, now - day);
    await answer(db, early.id, person.id, now - 2 * day);
    await answer(db, early.id, person.id, now);
    await answer(db, late.id, person.id, now - hour);
    const by = { id: person.id, name: person.name };
    const mandate = await actIn({ db, by, now }, (act) => openMandate(act, { facts: aMandate() }));
    if (mandate.result === 'not-found') throw new Error(mandate.result);
    await actIn({ db, by, now }, (act) =>
      moveCandidate(
        act,
        { mandateId: mandate.id, submissionId: early.id },
        { version: 0, stage: 'considered', on: '2026-11-16', note: '' },
      ),
    );
    const asked = { who: 'team', days: '30', personId: person.id, now, reader: 'en-GB' } as const;
    const { weeks, answers, way } = await readFigures(db, asked);
    expect(weeks).toHaveLength(5);
    expect(weeks.at(-1)).toMatchObject({
      start: '2026-11-11',
      counts: { 'job-application': 2, 'contact-message': 0 },
    });
    expect(weeks.at(-2)!.counts['contact-message']).toBe(1);
    expect(answers).toEqual({ inTime: 1, late: 1, waiting: 0, overdue: 1, medianMs: day });
    expect(way).toEqual({ received: 2, answered: 2, introduced: 0, placed: 0 });
  });

  test('has nothing to say of an empty store', async () => {
    const { db } = await fresh();
    const { person } = await signIn(db, { now });
    const asked = { who: 'me', days: '365', personId: person.id, now, reader: 'en-GB' } as const;
    expect(await readFigures(db, asked)).toMatchObject({
      due: [],
      answers: { inTime: 0, late: 0, waiting: 0, overdue: 0, medianMs: null },
    });
  });
});
