import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The file of an address: `file` below `root`. */
export type BuiltFile = { root: string; file: string };

/**
 * Every file of the built site under its address. Listed once at the start, so that an address is
 * looked up and never becomes a path. `earlier` holds one folder for each earlier build, whose
 * scripts open pages may still request.
 */
export function listBuiltFiles(client: string, earlier?: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const root of [client, ...earlierBuilds(earlier)]) {
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      for (const address of addressesOf(`/${file.split(path.sep).join('/')}`)) {
        if (!files.has(address)) files.set(address, { root, file });
      }
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

/** A page has no extension. Reports answer with and without it, their documents only with it. */
function addressesOf(name: string): string[] {
  if (!name.endsWith('.html') || name.startsWith('/report-documents/')) return [name];
  const page = name.replace(/(\/index)?\.html$/, '') || '/';
  const isReport = path.posix.basename(path.posix.dirname(name)) === 'reports';
  return isReport ? [page, name] : [page];
}
