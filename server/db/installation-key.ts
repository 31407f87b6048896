import { createHmac, randomBytes } from 'node:crypto';
import type { Statements } from './db.ts';

const name = 'installation-key';

/**
 * The key from which status links are derived. It is created once for each store and travels with
 * its backups; servers that start together agree on the one that was inserted first.
 */
export async function installationKey({ all }: Statements): Promise<Buffer> {
  const read = () => all<{ value: string }>('select value from setting where name = $1', [name]);
  const [known] = await read();
  if (known) return Buffer.from(known.value, 'base64');
  await all(`insert into setting (name, value) values ($1, $2) on conflict (name) do nothing`, [
    name,
    randomBytes(32).toString('base64'),
  ]);
  const [row] = await read();
  return Buffer.from(row!.value, 'base64');
}

/** Names an address without holding it: nobody without the key can tell whose it is. */
export async function recipientHash(statements: Statements, address: string): Promise<string> {
  const key = await installationKey(statements);
  return createHmac('sha256', key).update('recipient').update(address).digest('base64url');
}
