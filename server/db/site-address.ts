import type { Statements } from './db.ts';

const name = 'site-address';

/** Where the server that started last is reached, for links that a command prints. */
export async function recordSiteAddress({ all }: Statements, address: string): Promise<void> {
  await all(
    `insert into setting (name, value) values ($1, $2)
      on conflict (name) do update set value = excluded.value`,
    [name, address],
  );
}

export async function siteAddress({ all }: Statements): Promise<string | undefined> {
  const [row] = await all<{ value: string }>('select value from setting where name = $1', [name]);
  return row?.value;
}
