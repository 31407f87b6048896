import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { VisitorLocals } from '#domain/pages/page-locals.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageSource } from './page-source.ts';

export type CachedPage = {
  status: number;
  contentType: string;
  disposition: string | undefined;
  etag: string;
  /** `plain` is what is compressed already. */
  bodies: { br: Buffer; gzip: Buffer } | { plain: Buffer };
};

const MiB = 1024 * 1024;

/** Runs a rendering, or refuses it. */
type Bounded = (render: () => Promise<CachedPage>) => Promise<CachedPage>;

type Given = {
  /** What the page shows beside what the source gives; part of what it is kept by. */
  shown?: VisitorLocals;
  bounded?: Bounded;
};

/** A tenth larger than the best, in a fiftieth of the time: for the first visitor, who waits. */
const quickQuality = 6;
const bestQuality = 11;

type CacheOptions = {
  maxBytes?: number;
  /** Compresses again, better, what is asked for a second time. */
  recompress?: boolean;
};

/**
 * Rendered pages, compressed, until the source changes. Beyond `maxBytes` those that were not
 * requested for the longest time are evicted.
 */
export function createPageCache(
  render: PageRenderer,
  source: PageSource,
  { maxBytes = 56 * MiB, recompress = false }: CacheOptions = {},
) {
  // Promises, so that requests that arrive together share one rendering. Least recent first.
  const pages = new Map<string, Entry>();
  let version = '';
  let compressed = Promise.resolve();

  return {
    get(address: string, given: Given = {}): Promise<CachedPage> {
      const current = source.version();
      if (current !== version) pages.clear();
      version = current;
      const key = `${address} ${JSON.stringify(given.shown ?? {})}`;
      const kept = pages.get(key);
      const entry = kept ?? start(key, address, given);
      pages.delete(key);
      pages.set(key, entry);
      if (kept && recompress) recompressLater(key, kept);
      return entry.page;
    },
    /** Resolves when every page that is kept has its best compression. */
    settled: () => compressed,
  };

  function start(
    key: string,
    address: string,
    { shown, bounded = (render) => render() }: Given,
  ): Entry {
    const locals = { ...source.locals(), ...shown };
    const page = bounded(async () => compressQuickly(await render(address, locals)));
    const entry: Entry = { page, bytes: 0, best: false };
    entry.page.then(
      (rendered) => {
        entry.bytes = bytesOf(rendered);
        evict();
      },
      // A failure is not kept: the next request tries again.
      () => pages.get(key) === entry && pages.delete(key),
    );
    return entry;
  }

  /** One page after the other, on a thread of its own: pages are rendered meanwhile. */
  function recompressLater(key: string, entry: Entry) {
    if (entry.best) return;
    entry.best = true;
    compressed = compressed
      .then(() => compressWell(key, entry))
      // Whoever waits for the rendering is told why it failed.
      .catch(() => undefined);
  }

  async function compressWell(key: string, entry: Entry) {
    const { bodies } = await entry.page;
    if (pages.get(key) !== entry || 'plain' in bodies) return;
    const body = await promisify(gunzip)(bodies.gzip);
    bodies.br = await compressBrotli(body, bestQuality);
  }

  function evict() {
    let bytes = [...pages.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [key, entry] of pages) {
      if (bytes <= maxBytes) return;
      pages.delete(key);
      bytes -= entry.bytes;
    }
  }
}

type Entry = {
  page: Promise<CachedPage>;
  bytes: number;
  /** Has its best compression, or will. */
  best: boolean;
};
type Rendered = Awaited<ReturnType<PageRenderer>>;

function bytesOf({ bodies }: CachedPage): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
}

async function compressQuickly({ body, ...rendered }: Rendered): Promise<CachedPage> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // Weak: the encodings of one page share it.
  const answer = { ...rendered, etag: `W/"${hash}"` };
  if (isCompressed(rendered.contentType)) return { ...answer, bodies: { plain: body } };
  const [br, gzipped] = await Promise.all([
    compressBrotli(body, quickQuality),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return { ...answer, bodies: { br, gzip: gzipped } };
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

function isCompressed(contentType: string): boolean {
  return contentType.startsWith('image/') || contentType === 'application/pdf';
}

/** For the rare client that accepts neither encoding. */
export async function plainBody({ bodies }: CachedPage): Promise<Buffer> {
  return 'plain' in bodies ? bodies.plain : promisify(gunzip)(bodies.gzip);
}
