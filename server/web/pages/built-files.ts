import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The file of an address: `file` below `root`. */
export type BuiltFile = { root: string; file: string };

/**
 * Every built file under its address. Listed once at the start, so that an address is looked up and
 * never becomes a path. `earlier` holds one folder for each earlier build, whose scripts open pages
 * may still request.
 */
export function listBuiltFiles(folder: string, earlier?: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const root of [folder, ...earlierBuilds(earlier)]) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      const address = `/${file.split(path.sep).join('/')}`;
      if (!files.has(address)) files.set(address, { root, file });
    }
  }
  return files;
}

/** The newest first: the same name may be in several of them. */
function earlierBuilds(folder: string | undefined): string[] {
  if (!folder || !existsSync(folder)) return [];
  const builds = readdirSync(folder).toSorted().toReversed();
  return builds.map((name) => path.join(folder, name));
}
