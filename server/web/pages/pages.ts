import { isForEverybody, type VisitorLocals } from '#domain/pages/page-locals.ts';
import type { Clock } from '#server/base/clock.ts';
import type { PageRenderer, VisitorPages } from '#server/base/visitor-pages.ts';
import { PageFailure, type PageSource, type Site } from './page-renderer.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { createRenderGate } from './render-gate.ts';

const MiB = 1024 * 1024;

/** Of their own, so that a flood of queries evicts no page without one. */
const maxQueryBytes = 8 * MiB;

/**
 * Everything that is rendered goes through the gate, one after the other. Pages without a query are
 * kept; all others are counted by the visitor's network.
 */
export type Pages = VisitorPages & {
  kept(address: string, visitor: string): Promise<CachedPage>;
  /** What is kept does not count. */
  withQuery(address: string, visitor: string): Promise<CachedPage>;
  /** What could not be rendered when it was last asked for, from what is published now. */
  failing(): FailingPage[];
};

export type FailingPage = { address: string; reason: string };

export function createPages(site: Site, source: PageSource, clock: Clock): Pages {
  const { render, failing } = watchFailures(site.render, source);
  const cache = createPageCache(render, source, { recompress: true });
  const queries = createPageCache(render, source, { maxBytes: maxQueryBytes });
  const gate = createRenderGate(clock);
  // Whoever waits for a page has a place of their own: another network that asked for it first, and
  // for many others before, delays nobody.
  const keep = (address: string, given: Given, visitor: string) =>
    cache.ready(address, given) ??
    gate({ rendering: 'kept', address: visitor }, () => cache.get(address, given));
  return {
    policy: site.policy,
    failing,
    kept: (address, visitor) => keep(address, {}, visitor),
    withQuery: (address, visitor) =>
      queries.get(address, {
        bounded: (render) => gate({ rendering: 'query', address: visitor }, render),
      }),
    renderPage: async (address, locals, visitor) => {
      if (isForEverybody(locals)) {
        const page = await keep(address, { shown: locals }, visitor);
        return { status: page.status, html: (await plainBody(page)).toString('utf8') };
      }
      const all = { ...source.locals(), ...locals };
      const { status, body } = await gate({ rendering: 'private', address: visitor }, () =>
        render(address, all),
      );
      return { status, html: body.toString('utf8') };
    },
  };
}

/** Forgets a page that is rendered again, and all of them with what they were rendered from. */
function watchFailures(render: PageRenderer, source: PageSource) {
  const reasons = new Map<string, string>();
  let version = '';
  const current = () => {
    if (version !== source.version()) reasons.clear();
    version = source.version();
    return reasons;
  };
  const watched: PageRenderer = async (address, ...shown) => {
    try {
      const page = await render(address, ...shown);
      current().delete(address.split('?')[0]!);
      return page;
    } catch (error) {
      if (error instanceof PageFailure) current().set(error.address, error.message);
      throw error;
    }
  };
  return {
    render: watched,
    failing: () => [...current()].map(([address, reason]) => ({ address, reason })),
  };
}

export type CachedPage = {
  status: number;
  contentType: string;
  disposition: string | undefined;
  etag: string;
  /** `plain` is what is compressed already. */
  bodies: { br: Buffer; gzip: Buffer } | { plain: Buffer };
};

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
      const { key, kept } = find(address, given);
      return kept ? touch(key, kept) : touch(key, start(key, address, given), false);
    },
    /** Undefined while it would have to be rendered, or is being so. */
    ready(address: string, given: Given = {}): Promise<CachedPage> | undefined {
      const { key, kept } = find(address, given);
      return kept && kept.bytes > 0 ? touch(key, kept) : undefined;
    },
    /** Resolves when every page that is kept has its best compression. */
    settled: () => compressed,
  };

  function find(address: string, { shown }: Given) {
    const current = source.version();
    if (current !== version) pages.clear();
    version = current;
    const key = shown ? `${address} ${JSON.stringify(shown)}` : address;
    return { key, kept: pages.get(key) };
  }

  /** The most recent one from now. */
  function touch(key: string, entry: Entry, wasKept = true): Promise<CachedPage> {
    pages.delete(key);
    pages.set(key, entry);
    if (wasKept && recompress) recompressLater(key, entry);
    return entry.page;
  }

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
    promisify(gzip)(body, { level: 9 }).then(ownBytes),
  ]);
  return { ...answer, bodies: { br, gzip: gzipped } };
}

function compressBrotli(body: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // The default of 4 MB takes memory and finds nothing more in a page, which is smaller.
    [constants.BROTLI_PARAM_LGWIN]: Math.min(windowBits(body), constants.BROTLI_DEFAULT_WINDOW),
  };
  return promisify(brotliCompress)(body, { params }).then(ownBytes);
}

function windowBits(body: Buffer): number {
  // A window has 16 bytes less than its power of two.
  return Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(body.length + 16)));
}

/** zlib answers with a view of a larger buffer, all of which would be kept. */
function ownBytes(view: Buffer): Buffer {
  return Buffer.from(new Uint8Array(view).buffer);
}

function isCompressed(contentType: string): boolean {
  return contentType.startsWith('image/');
}

/** For the rare client that accepts neither encoding. */
export async function plainBody({ bodies }: CachedPage): Promise<Buffer> {
  return 'plain' in bodies ? bodies.plain : promisify(gunzip)(bodies.gzip);
}
