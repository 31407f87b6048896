import type { Statements } from './db.ts';

const name = 'last-backup-at';

/** When the store was last copied to another place, as far as the store knows. */
export async function recordBackup({ all }: Statements, at: number): Promise<void> {
  await all(
    `insert into setting (name, value) values ($1, $2)
      on conflict (name) do update set value = excluded.value`,
    [name, String(at)],
  );
}

export async function lastBackupAt({ all }: Statements): Promise<number | undefined> {
  const [row] = await all<{ value: string }>('select value from setting where name = $1', [name]);
  return row && Number(row.value);
}
