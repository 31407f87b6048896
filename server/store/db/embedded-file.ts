import path from 'node:path';

export function embeddedFile(folder: string): string {
  return path.join(folder, 'intake.db');
}
