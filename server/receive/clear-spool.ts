import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

/** Longer than any upload may take, so files of a server beside us stay. */
const leftOverAfterMs = 60 * 60_000;

/** Files that a server which died left behind; none of them was ever answered with a reference. */
export async function clearSpool(dataDir: string, now: number): Promise<void> {
  const folder = path.join(dataDir, 'spool');
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && now - found.mtimeMs > leftOverAfterMs) await unlink(file).catch(() => {});
  }
}
