import { randomBytes } from 'node:crypto';
import type { Statements } from './db.ts';

const name = 'installation-key';

/**
 * The key from which status links are derived. It is created once for each store and travels with
 * its backups; servers that start together agree on the one that was inserted first.
 */
export async function installationKey({ all }: Statements): Promise<Buffer> {
  await all(`insert into setting (name, value) values ($1, $2) on conflict (name) do nothing`, [
    name,
    randomBytes(32).toString('base64'),
  ]);
  const [row] = await all<{ value: string }>('select value from setting where name = $1', [name]);
  return Buffer.from(row!.value, 'base64');
}
