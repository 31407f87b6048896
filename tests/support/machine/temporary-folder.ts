import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gone when the process that made it has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-test-'));
  folders.add(folder);
  return folder;
}

const folders = new Set<string>();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
