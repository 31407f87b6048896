import { expect, test } from 'vitest';
import { describeStores } from '#tests/support/stores/stores.ts';

describeStores('a transaction', ({ fresh }) => {
  test('refuses statements that name the database, and stays usable', async () => {
    const { db } = await fresh();
    const refusal = 'A transaction is open';
    await db.transaction(async (statements) => {
      await expect(db.all('select 1')).rejects.toThrow(refusal);
      await expect(db.transaction(async () => {})).rejects.toThrow(refusal);
      await statements.all(`insert into setting (name, value) values ('kept', 'yes')`);
    });
    expect(await db.all('select name, value from setting')).toEqual([
      { name: 'kept', value: 'yes' },
    ]);
  });

  test('lets others, and what it started and did not wait for, use the database', async () => {
    const { db } = await fresh();
    const order: string[] = [];
    const ended = Promise.withResolvers<void>();
    let later: Promise<unknown> | undefined;
    const other = async () => {
      await db.all('select 1');
      order.push('other');
    };
    const first = db.transaction(async ({ all }) => {
      later = ended.promise.then(() => db.all('select 1'));
      await all('select 1');
      order.push('first');
    });
    await Promise.all([first, other()]);
    ended.resolve();
    await later;
    expect(order.toSorted()).toEqual(['first', 'other']);
  });
});
