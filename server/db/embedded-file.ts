import path from 'node:path';

export function embeddedFile(folder: string): string {
  return path.join(folder, 'intake.db');
}

/** What remains of a store that was moved to PostgreSQL: `move` renames it, and `day` says when. */
export function movedFile(folder: string, day: string): string {
  return `${embeddedFile(folder)}.moved-${day}`;
}
