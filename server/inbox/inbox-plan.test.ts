import { expect, test } from 'vitest';
import type { InboxFilter } from '#domain/submissions/work.ts';
import { usualFilter } from '#domain/submissions/work.ts';
import { signIn } from '#tests/support/desk/desk.ts';
import { storeMany } from '#tests/support/stores/many-submissions.ts';
import { describeStores } from '#tests/support/stores/stores.ts';
import type { Db, Reads, SqlValue } from '#server/db/db.ts';
import { readInbox } from './inbox.ts';

const now = Date.now();

/** How the database finds the rows of a list: the plan of the statement that reads them. */
function planOf(db: Db, filter: Partial<InboxFilter>, after?: { at: number; id: string }) {
  return planOfStatement(db, 'has_file', filter, after);
}

async function planOfStatement(
  db: Db,
  words: string,
  filter: Partial<InboxFilter>,
  after?: { at: number; id: string },
) {
  const read: { sql: string; parameters: readonly SqlValue[] }[] = [];
  const recording: Reads = {
    dialect: db.dialect,
    all: (sql, parameters = []) => {
      if (sql.includes(words)) read.push({ sql, parameters });
      return db.all(sql, parameters);
    },
  };
  const asked = { filter: { ...usualFilter, ...filter }, personId: 'me', now };
  await readInbox(recording, asked, { limit: 60, after });
  const [{ sql, parameters } = { sql: '', parameters: [] }] = read;
  return db.transaction(async ({ all }) => {
    if (db.dialect.name === 'sqlite')
      return said(await all(`explain query plan ${sql}`, parameters));
    // A small table is read whole, unless that is forbidden.
    await all('set local enable_seqscan = off');
    await all('set local enable_sort = off');
    await all('set local enable_bitmapscan = off');
    return said(await all(`explain ${sql}`, parameters));
  });
}

const said = (rows: object[]) => rows.map((row) => Object.values(row).join(' ')).join('\n');

describeStores('a page of the inbox', ({ fresh }) => {
  test('is read from an index in its order, whatever the list holds', async () => {
    const { db } = await fresh();
    await storeMany(db, 300, { now });
    const middle = { at: now - 100 * 60 * 60_000, id: 'a' };
    const plans = {
      submission_open_due: [planOf(db, {}), planOf(db, { state: 'new' }), planOf(db, {}, middle)],
      submission_open_owner: [planOf(db, { owner: 'me' })],
      // By kind, or by due time with those of another kind left out.
      submission_open_: [planOf(db, { kind: 'contact-dialog' })],
      submission_closed: [planOf(db, { state: 'closed' }), planOf(db, { state: 'closed' }, middle)],
      submission_answered: [planOf(db, { state: 'answered' })],
      submission_received: [planOf(db, { state: 'all' }), planOf(db, { state: 'all' }, middle)],
    };
    for (const [index, asked] of Object.entries(plans)) {
      for (const plan of await Promise.all(asked)) {
        expect(plan).toContain(index);
        expect(plan).not.toMatch(/TEMP B-TREE FOR ORDER BY|\bSort\b/);
      }
    }
  });

  test('comes with counts, each of which is read from an index and no further than 1,000', async () => {
    const { db } = await fresh();
    const { person } = await signIn(db);
    await storeMany(db, 2_100, { now, owner: person.id });
    expect(await planOfStatement(db, '"overdue"', {})).not.toMatch(/Seq Scan|SCAN s(?! USING)/);
    const asked = { filter: usualFilter, personId: person.id, now };
    expect((await readInbox(db, asked)).counts).toMatchObject({
      new: 525,
      'in-work': 525,
      answered: 525,
      overdue: 1_001,
      mine: 350,
      unassigned: 700,
      quarantined: 0,
    });
  });
});
