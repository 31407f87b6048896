import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Longer than any upload may take, so that files of another running server are kept. */
const leftOverAfterMs = 60 * 60_000;

/** Removes files of a server that died. None of them belongs to an acknowledged submission. */
export async function clearSpool(dataDir: string, now: number): Promise<void> {
  const folder = path.join(dataDir, 'spool');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now - found.mtimeMs > leftOverAfterMs) await unlink(file).catch(() => {});
  }
}
