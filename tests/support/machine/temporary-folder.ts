import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gone after the test file, or when the process that made it has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-test-'));
  folders.add(folder);
  return folder;
}

export function clearTemporaryFolders() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

const folders = new Set<string>();
process.once('exit', clearTemporaryFolders);
