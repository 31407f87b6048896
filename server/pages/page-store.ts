import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closedPolicy, pagePolicy, securityHeaders } from './security-headers.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built site, ready to send. */
export type StoredFile = {
  etag: string;
  headers: Record<string, string>;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
};

export type PageStore = Map<string, StoredFile>;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
};

/**
 * Reads the whole built site into memory, each file under the address it is served at. `earlier`
 * holds one folder for each build before it, whose scripts open pages may still ask for.
 */
export function loadPages(folder: string, earlier?: string): PageStore {
  const store: PageStore = new Map();
  const builds = earlier && existsSync(earlier) ? readdirSync(earlier).toSorted().toReversed() : [];
  for (const build of [folder, ...builds.map((name) => path.join(earlier ?? '', name))]) {
    for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.isFile() || /\.(br|gz)$/.test(file) || entry.name.startsWith('.')) continue;
      const address = addressOf(path.relative(build, file));
      if (!store.has(address)) store.set(address, storedFile(file));
    }
  }
  return store;
}

/** `about/index.html` is served at /about; everything else at its own name. */
function addressOf(relative: string): string {
  const address = `/${relative.split(path.sep).join('/')}`;
  return address.replace(/\/index\.html$/, '') || '/';
}

function storedFile(file: string): StoredFile {
  const identity = readFileSync(file);
  const extension = path.extname(file);
  const type = contentTypes[extension];
  if (!type) {
    throw new Error(`No content type is known for ${file}. Add it to server/pages/page-store.ts.`);
  }
  const isPage = extension === '.html';
  return {
    etag: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    headers: {
      ...securityHeaders,
      'content-type': type,
      'content-security-policy': isPage
        ? pagePolicy(inlineScriptHashes(identity.toString('utf8')))
        : closedPolicy,
      'cache-control': cacheControlOf(file),
    },
    bodies: { identity, br: sibling(`${file}.br`), gzip: sibling(`${file}.gz`) },
  };
}

/** Hashed names never change, film and pictures seldom, everything else is asked for anew. */
function cacheControlOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable';
  if (file.includes(`${path.sep}media${path.sep}`)) return 'public, max-age=604800';
  return 'no-cache';
}

function sibling(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(
    /<script(?![^>]*\b(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
  );
  return [...scripts].map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
}
