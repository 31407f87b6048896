import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const stampFile = 'build/stamp';
/** Everything else in the project's folder is a source of the build. */
const otherEntries = new Set([
  'bench',
  'build',
  'build-earlier',
  'content',
  'data',
  'deploy',
  'docs',
  'node_modules',
  'test-results',
  'tests',
]);

/** A build is current when no source is newer. */
export function buildIsCurrent() {
  try {
    return newest(sources()) <= statSync(stampFile).mtimeMs;
  } catch {
    return false;
  }
}

function sources() {
  const entries = readdirSync('.').filter(
    (name) => !otherEntries.has(name) && !name.startsWith('.') && !name.endsWith('.md'),
  );
  // What the firm says is read when the server starts.
  const code = readdirSync('content').filter((name) => name.endsWith('.ts'));
  return [...entries, ...code.map((name) => path.join('content', name))];
}

/** Folders count too: their time changes when a file in them is removed. */
function newest(paths) {
  return Math.max(
    ...paths.map((entry) => {
      const { mtimeMs } = statSync(entry);
      const children = statSync(entry).isDirectory() ? readdirSync(entry) : [];
      return Math.max(
        mtimeMs,
        ...(children.length ? [newest(children.map((name) => path.join(entry, name)))] : []),
      );
    }),
  );
}
