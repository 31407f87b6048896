import { createHmac, randomBytes } from 'node:crypto';
import type { Statements } from './db.ts';

export async function readSetting({ all }: Statements, name: string): Promise<string | undefined> {
  const [row] = await all<{ value: string }>('select value from setting where name = $1', [name]);
  return row?.value;
}

export const saveSettingSql = `insert into setting (name, value) values ($1, $2)
  on conflict (name) do update set value = excluded.value where setting.value <> excluded.value
  returning name`;

/** Whether it had another value before, or none. */
export async function saveSetting(
  { all }: Statements,
  name: string,
  value: string,
): Promise<boolean> {
  return (await all(saveSettingSql, [name, value])).length > 0;
}

/**
 * The key from which status links are derived. It is created once for each store and travels with
 * its backups; servers that start together agree on the one that was inserted first.
 */
export async function installationKey(statements: Statements): Promise<Buffer> {
  const name = 'installation-key';
  const known = await readSetting(statements, name);
  if (known) return Buffer.from(known, 'base64');
  await statements.all(
    'insert into setting (name, value) values ($1, $2) on conflict (name) do nothing',
    [name, randomBytes(32).toString('base64')],
  );
  return Buffer.from((await readSetting(statements, name))!, 'base64');
}

/** Names an address without holding it: nobody without the key can tell whose it is. */
export async function recipientHash(statements: Statements, address: string): Promise<string> {
  const key = await installationKey(statements);
  return createHmac('sha256', key).update('recipient').update(address).digest('base64url');
}

const siteAddressSetting = 'site-address';

/** Where the server that started last is reached, for links that a command prints. */
export function recordSiteAddress(statements: Statements, address: string): Promise<boolean> {
  return saveSetting(statements, siteAddressSetting, address);
}

export function siteAddress(statements: Statements): Promise<string | undefined> {
  return readSetting(statements, siteAddressSetting);
}

/** What the servers of a store know of the backups that they made. */
export const backupRecordSetting = 'backups';

/** Release 1.0.0 keeps a key to its newest backup in the record: the next copy would hold it. */
export async function forgetBackupKey(statements: Statements): Promise<void> {
  const record = JSON.parse((await readSetting(statements, backupRecordSetting)) ?? '{}');
  if (!record.newest?.key) return;
  delete record.newest.key;
  await saveSetting(statements, backupRecordSetting, JSON.stringify(record));
}

export const backupSetting = 'last-backup-at';

/** When the store was last copied to another place, as far as the store knows. */
export function recordBackup(statements: Statements, at: number): Promise<boolean> {
  return saveSetting(statements, backupSetting, String(at));
}

export async function lastBackupAt(statements: Statements): Promise<number | undefined> {
  const value = await readSetting(statements, backupSetting);
  return value === undefined ? undefined : Number(value);
}
