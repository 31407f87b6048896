import path from 'node:path';
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

export function embeddedFile(folder: string): string {
  return path.join(folder, 'intake.db');
}

/** What remains of a store that was moved to PostgreSQL: `move` renames it, and `day` says when. */
export function movedFile(folder: string, day: string): string {
  return `${embeddedFile(folder)}.moved-${day}`;
}

/** Tables of files that senders uploaded: each row holds `bytes` and their `sha256`. */
export const fileTables = ['submission_file', 'message_file'] as const;

const heavyTables: readonly string[] = [...fileTables, 'image_size'];
const rowsAtOnce = 100;

/** How many rows of a table are in memory while it is copied. */
export function rowsOfCopy(table: string): number {
  return heavyTables.includes(table) ? 1 : rowsAtOnce;
}

type StoreContents = { version: number; submissions: number; files: number };

/** Reads a whole embedded store that is not being written, and throws at the first fault. */
export function verifyStoreFile(file: string): StoreContents {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [answer] = database.prepare('pragma integrity_check').all() as [Record<string, string>];
    if (answer.integrity_check !== 'ok') throw new Error(answer.integrity_check);
    const one = (sql: string) => Number(Object.values(database.prepare(sql).get() ?? {})[0]);
    return {
      version: one('select version from schema_version'),
      submissions: one('select count(*) from submission'),
      files: verifyFiles(database),
    };
  } finally {
    database.close();
  }
}

/** One at a time: all of them together would not fit into memory. */
function verifyFiles(database: DatabaseSync): number {
  let count = 0;
  for (const table of fileTables) {
    const rows = database.prepare(`select rowid, sha256, bytes from ${table}`);
    for (const { rowid, sha256, bytes } of rows.iterate()) {
      const found = createHash('sha256')
        .update(bytes as Uint8Array)
        .digest('hex');
      if (found !== sha256) throw new Error(`the file in row ${rowid} of ${table} has changed`);
      count += 1;
    }
  }
  return count;
}
