import type { Act } from '#server/db/act.ts';

/** Until the transaction ends, nobody else changes people or their keys. */
export async function lockPeople({ all, dialect }: Pick<Act, 'all' | 'dialect'>): Promise<void> {
  await all(dialect.peopleLock);
}
