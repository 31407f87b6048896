import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * One folder for everything that a run of the unit tests writes: Vitest ends its workers by a
 * signal, so they cannot clear up themselves.
 */
export function setup() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northgauge-run-'));
  // PostgreSQL runs as a user of its own and has to pass through.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true });
}
