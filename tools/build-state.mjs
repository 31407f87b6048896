import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const stampFile = 'build/stamp.json';
const sources = [
  'content',
  'domain',
  'public',
  'SECURITY.md',
  'site',
  'tools',
  'messages',
  'ui',
  'server/config.ts',
  'package-lock.json',
  'astro.config.ts',
];

/** A build is current when no source is newer and it was made for the same SITE_URL. */
export function buildIsCurrent() {
  try {
    const { siteUrl } = JSON.parse(readFileSync(stampFile, 'utf8'));
    const wanted = process.env.SITE_URL?.trim().replace(/\/$/, '') || null;
    return siteUrl === wanted && newest(sources) <= statSync(stampFile).mtimeMs;
  } catch {
    return false;
  }
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
