import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '#server/base/config.ts';

/** For the user of the server alone: the data is personal. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(path.resolve(folder));
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Make it writable or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** Node's own "recursive" never returns where the parent takes no folders, as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another server may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

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
