import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import type { Clock } from '../clock.ts';
import type { VacancySource } from '../vacancy-source.ts';
import type { PageLocals } from '../../domain/page/page-locals.ts';
import type { PageRenderer } from './page-renderer.ts';

export type CachedPage = {
  status: number;
  contentType: string;
  etag: string;
  /** `plain` is what is compressed already. */
  bodies: { br: Buffer; gzip: Buffer } | { plain: Buffer };
};

const MiB = 1024 * 1024;

/** Runs a rendering, or refuses it. */
type Bounded = (render: () => Promise<CachedPage>) => Promise<CachedPage>;

/** Level 11 takes ten times as long for a few percent. */
const brotliQuality = 6;

/**
 * Rendered pages, compressed, until the vacancies change or the day turns. Beyond `maxBytes` those
 * that were not requested for the longest time are evicted.
 */
export function createPageCache(
  render: PageRenderer,
  vacancies: VacancySource,
  clock: Clock,
  maxBytes = 56 * MiB,
) {
  // Promises, so that requests that arrive together share one rendering. Least recent first.
  const pages = new Map<string, { page: Promise<CachedPage>; bytes: number }>();
  let state = '';

  return {
    get(address: string, bounded: Bounded = (render) => render()): Promise<CachedPage> {
      const locals = currentLocals(vacancies, clock);
      const current = `${locals.today} ${vacancies.version()}`;
      if (current !== state) pages.clear();
      state = current;
      const entry = pages.get(address) ?? start(address, locals, bounded);
      pages.delete(address);
      pages.set(address, entry);
      return entry.page;
    },
  };

  function start(address: string, locals: PageLocals, bounded: Bounded) {
    const page = bounded(() => renderCompressed(render, address, locals));
    const entry = { page, bytes: 0 };
    entry.page.then(
      ({ bodies }) => {
        entry.bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
        evict();
      },
      // A failure is not kept: the next request tries again.
      () => pages.get(address) === entry && pages.delete(address),
    );
    return entry;
  }

  function evict() {
    let bytes = [...pages.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [address, entry] of pages) {
      if (bytes <= maxBytes) return;
      pages.delete(address);
      bytes -= entry.bytes;
    }
  }
}

export function currentLocals(vacancies: VacancySource, clock: Clock): PageLocals {
  return { vacancies: vacancies.list(), today: isoDay(clock.now()) };
}

async function renderCompressed(
  render: PageRenderer,
  address: string,
  locals: PageLocals,
): Promise<CachedPage> {
  const { status, contentType, body } = await render(address, locals);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // Weak: the encodings of one page share it.
  const answer = { status, contentType, etag: `W/"${hash}"` };
  if (isCompressed(contentType)) return { ...answer, bodies: { plain: body } };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body),
  ]);
  return { ...answer, bodies: { br, gzip: gzipped } };
}

function isCompressed(contentType: string): boolean {
  return contentType.startsWith('image/') || contentType === 'application/pdf';
}

/** For the rare client that accepts neither encoding. */
export async function plainBody({ bodies }: CachedPage): Promise<Buffer> {
  return 'plain' in bodies ? bodies.plain : promisify(gunzip)(bodies.gzip);
}
