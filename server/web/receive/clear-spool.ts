import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Job } from '#server/db/start-jobs.ts';
import { receiveLimits } from '#server/base/watch-upload.ts';

/** Longer than any upload may take and wait to be stored. */
const leftOverAfterMs = 3 * receiveLimits.requestMs;

/** Files that a killed server left, while this one and perhaps another one work in the folder. */
export function spoolJob(dataDir: string): Job {
  return { name: 'spool', run: (now) => clearSpool(dataDir, now - leftOverAfterMs) };
}

/** Removes files not written since `before`. None of them belongs to an acknowledged submission. */
export async function clearSpool(dataDir: string, before: number): Promise<void> {
  const folder = path.join(dataDir, 'spool');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtimeMs < before) await unlink(file).catch(() => {});
  }
}
