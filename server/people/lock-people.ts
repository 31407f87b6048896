import type { Db, Statements } from '#server/db/db.ts';

/** Until the transaction ends, nobody else changes people or their keys. */
export async function lockPeople({ all }: Statements, { dialect }: Db): Promise<void> {
  await all(dialect.peopleLock);
}
