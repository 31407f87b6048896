import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import type { Config } from '../config.ts';
import type { Db, Row, SqlValue, Statements } from '../store/db/db.ts';
import { lockDataFolder } from '../store/db/instance-lock.ts';
import { embeddedFile, openStore } from '../store/db/open-store.ts';
import { CommandError, text, type Command } from './command.ts';

/** Parents before children. Sessions, challenges and invitations end with the move. */
const tables = [
  'setting',
  'person',
  'passkey',
  'submission',
  'submission_file',
  'submission_search',
  'note',
  'outcome',
  'brief_draft',
  'vacancy',
  'vacancy_slug',
  'vacancy_revision',
  'task',
  'attempt',
  'destination',
  'alert',
  'audit',
] as const;
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
    const file = embeddedFile(config.dataDir);
    if (!existsSync(file)) throw new CommandError(`There is no embedded store at ${file}.`);
    const lock = lockDataFolder(config.dataDir);
    try {
      const counts = await copyStore(config, to);
      // Renamed: a server started without DATABASE_URL would deliver waiting tasks again.
      const aside = `${file}.moved-${isoDay(now())}`;
      await rename(file, aside);
      write(`Copied ${counts.submission} submissions and ${counts.submission_file} files.`);
      write(`Set DATABASE_URL to the new address and start the server.`);
      write(`The old store is kept as ${aside}; delete it once the new store is backed up.`);
    } finally {
      lock.release();
    }
  },
};

async function copyStore({ dataDir }: Config, databaseUrl: string) {
  const from = await openStore({ dataDir, databaseUrl: undefined });
  const to = await openStore({ dataDir, databaseUrl }).catch(async (error: Error) => {
    await from.close();
    throw error;
  });
  try {
    return await to.transaction(async (target) => {
      const counts: Record<string, number> = {};
      for (const table of tables) {
        if (await countOf(target, table)) {
          throw new CommandError(`The target already holds ${table} rows. Give an empty database.`);
        }
        counts[table] = await copyTable(from, target, table);
      }
      return counts;
    });
  } finally {
    await to.close();
    // The last connection to close checkpoints the log, so that the file is complete by itself.
    await from.close();
  }
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
