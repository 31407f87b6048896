import { brotliCompressSync } from 'node:zlib';
import type { PageStore, StoredFile } from '../../server/pages/page-store.ts';

const script = /<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs;

/** The same pages with every script taken out: the least that each of them could load. */
export function withoutScripts(store: PageStore): PageStore {
  return new Map([...store].map(([address, file]) => [address, bare(file)]));
}

function bare(file: StoredFile): StoredFile {
  if (!file.headers['content-type']?.startsWith('text/html')) return file;
  const identity = Buffer.from(file.bodies.identity.toString('utf8').replace(script, ''));
  return { ...file, bodies: { identity, br: brotliCompressSync(identity) } };
}
