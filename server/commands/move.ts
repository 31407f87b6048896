import { createHash } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import type { Db, Row, SqlValue, Statements } from '../store/db/db.ts';
import { lockDataFolder } from '../store/db/instance-lock.ts';
import { embeddedFile } from '../store/db/embedded-file.ts';
import {
  describeStore,
  openExistingStore,
  openStore,
  type StoreConfig,
} from '../store/db/open-store.ts';
import { CommandError, text, type Command } from './command.ts';

/** What ends with the move: people sign in again, and jobs run when they are due. */
const leftBehind = [
  'schema_version',
  'invitation',
  'desk_challenge',
  'desk_session',
  'desk_viewer',
  'scheduled_job',
];
const batch = 100;

export const moveCommand: Command = {
  usage: 'move --to postgres://…',
  summary: 'Copies the embedded store to an empty PostgreSQL. Stop the server first.',
  options: { to: { type: 'string', help: 'the address that DATABASE_URL will have' } },
  opensStore: false,
  async run({ config: read, options, write, now }) {
    const config = read();
    const to = text(options.to);
    if (!to || !/^postgres(ql)?:\/\//.test(to)) {
      throw new CommandError('--to is missing. Give an address that begins with postgres://');
    }
    const source = { dataDir: config.dataDir, databaseUrl: undefined };
    const from = await openExistingStore(source);
    const counts = await copyLocked(from, source, to);
    write(`From: ${describeStore(source)}`);
    write(`To: ${describeStore({ ...source, databaseUrl: to })}`);
    // Renamed: a server started without DATABASE_URL would deliver waiting tasks again.
    const file = embeddedFile(config.dataDir);
    const aside = `${file}.moved-${isoDay(now())}`;
    await rename(file, aside);
    write(`Copied ${counts.submission} submissions and ${counts.submission_file} files.`);
    write(`Set DATABASE_URL to the new address and start the server.`);
    write(`The old store is kept as ${aside}; delete it once the new store is backed up.`);
  },
};

/** While no server works on the old store. */
async function copyLocked(from: Db, { dataDir }: StoreConfig, databaseUrl: string) {
  try {
    const lock = lockDataFolder(dataDir);
    try {
      const to = await openStore({ dataDir, databaseUrl });
      return await copyStore(from, to).finally(() => to.close());
    } finally {
      lock.release();
    }
  } finally {
    // The last connection to close checkpoints the log, so that the file is complete by itself.
    await from.close();
  }
}

async function copyStore(from: Db, to: Db) {
  const tables = await parentsFirst(from);
  return to.transaction(async (target) => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      if (await countOf(target, table)) {
        throw new CommandError(`The target already holds ${table} rows. Give an empty database.`);
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
      // One file at a time, to bound memory.
      table === 'submission_file' ? 1 : batch,
      copied,
    ]);
    for (const row of rows) await insert(to, table, row);
    copied += rows.length;
    if (rows.length === 0) break;
  }
  if ((await countOf(to, table)) !== copied)
    throw new CommandError(`${table} was copied incompletely. Nothing was moved.`);
  return copied;
}

async function insert(to: Statements, table: string, row: Row) {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const [arrived] = await to.all<{ bytes?: Uint8Array }>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  );
  if (row.bytes && row.sha256 !== sha256(arrived?.bytes)) {
    throw new CommandError('The hash of a file differs after copying. Nothing was moved.');
  }
}

async function countOf(db: Statements, table: string): Promise<number> {
  const [row] = await db.all<{ count: number }>(`select count(*) as count from ${table}`);
  return row?.count ?? 0;
}

function sha256(bytes: SqlValue | undefined): string | undefined {
  return bytes instanceof Uint8Array ? createHash('sha256').update(bytes).digest('hex') : undefined;
}
