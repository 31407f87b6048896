import { createHash } from 'node:crypto';
import { columnOf, type Db, type Row, type SqlValue, type Statements } from './db.ts';
import { rowsOfCopy } from './store-file.ts';

/** What ends with the move: people sign in again, and jobs run when they are due. */
const leftBehind = [
  'schema_version',
  'invitation',
  'desk_challenge',
  'desk_session',
  'desk_viewer',
  'scheduled_job',
];

/** Nothing was copied; the message says why. */
export class CopyRefused extends Error {}

/** Every row of an embedded store into an empty one, in one transaction; how many of each table. */
export async function copyToEmpty(from: Db, to: Db): Promise<Record<string, number>> {
  const tables = await parentsFirst(from);
  return to.transaction(async (target) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      if (await countOf(target, table)) {
        throw new CopyRefused(`The target already holds ${table} rows. Give an empty database.`);
      }
      counts[table] = await copyTable(from, target, table);
    }
    return counts;
  });
}

/** Every table of the store, so that a new one cannot be forgotten. */
async function parentsFirst({ all, dialect }: Db): Promise<string[]> {
  const found = (await all<{ name: string }>(dialect.tables)).map(({ name }) => name);
  const rest = new Map<string, string[]>();
  for (const table of found.filter((name) => !leftBehind.includes(name))) {
    const keys = await all<{ table: string }>(`pragma foreign_key_list(${table})`);
    rest.set(
      table,
      keys.map((key) => key.table).filter((parent) => parent !== table),
    );
  }
  const ordered: string[] = [];
  while (rest.size > 0) {
    for (const [table, parents] of rest) {
      if (parents.some((parent) => rest.has(parent))) continue;
      ordered.push(table);
      rest.delete(table);
    }
  }
  return ordered;
}

async function copyTable(from: Db, to: Statements, table: string): Promise<number> {
  let copied = 0;
  for (;;) {
    const rows = await from.all(`select * from ${table} order by rowid limit $1 offset $2`, [
      rowsOfCopy(table),
      copied,
    ]);
    for (const row of rows) await insert(to, table, row);
    copied += rows.length;
    if (rows.length === 0) break;
  }
  if ((await countOf(to, table)) !== copied)
    throw new CopyRefused(`${table} was copied incompletely. Nothing was moved.`);
  return copied;
}

/** Without the number of a row in the index of trigrams, which the embedded store alone has. */
async function insert(to: Statements, table: string, row: Row) {
  const copied = Object.entries(row).filter(([field]) => field !== 'trigramRow');
  const names = copied.map(([field]) => columnOf(field));
  const places = names.map((_, at) => `$${at + 1}`);
  const [arrived] = await to.all<{ bytes?: Uint8Array }>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    copied.map(([, value]) => value),
  );
  // Not every table with bytes records their hash.
  if (row.bytes && (row.sha256 ?? sha256(row.bytes)) !== sha256(arrived?.bytes)) {
    throw new CopyRefused('The hash of a file differs after copying. Nothing was moved.');
  }
}

async function countOf(db: Statements, table: string): Promise<number> {
  const [row] = await db.all<{ count: number }>(`select count(*) as count from ${table}`);
  return row?.count ?? 0;
}

function sha256(bytes: SqlValue | undefined): string | undefined {
  return bytes instanceof Uint8Array ? createHash('sha256').update(bytes).digest('hex') : undefined;
}
