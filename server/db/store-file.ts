import path from 'node:path';

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
