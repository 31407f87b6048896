import type { Db, Statements } from './db.ts';

export const backupSetting = 'last-backup-at';

export const recordBackupSql = `insert into setting (name, value) values ($1, $2)
  on conflict (name) do update set value = excluded.value`;

/** When the store was last copied to another place, as far as the store knows. */
export async function recordBackup({ all, dialect }: Db, at: number): Promise<void> {
  // A store of version 4 or older has no settings, and can be backed up all the same.
  const tables = await all<{ name: string }>(dialect.tables);
  if (!tables.some(({ name }) => name === 'setting')) return;
  await all(recordBackupSql, [backupSetting, String(at)]);
}

export async function lastBackupAt({ all }: Statements): Promise<number | undefined> {
  const [row] = await all<{ value: string }>('select value from setting where name = $1', [
    backupSetting,
  ]);
  return row && Number(row.value);
}
