import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const stampFile = 'build/stamp.json';
/** Everything else in the project's folder is a source of the build. */
const otherEntries = new Set([
  'bench',
  'build',
  'build-earlier',
  'data',
  'deploy',
  'docs',
  'node_modules',
  'README.md',
  'server',
  'test-results',
  'tests',
]);
/** The one file of the server that the build reads. */
const serverSources = ['server/config.ts'];

/** A build is current when no source is newer and it was made for the same SITE_URL. */
export function buildIsCurrent() {
  try {
    const { siteUrl } = JSON.parse(readFileSync(stampFile, 'utf8'));
    const wanted = process.env.SITE_URL?.trim().replace(/\/$/, '') || null;
    return siteUrl === wanted && newest(sources()) <= statSync(stampFile).mtimeMs;
  } catch {
    return false;
  }
}

function sources() {
  const entries = readdirSync('.').filter(
    (name) => !otherEntries.has(name) && !name.startsWith('.'),
  );
  return [...entries, ...serverSources];
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
