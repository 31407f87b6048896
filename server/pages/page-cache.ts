import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import type { Clock } from '../clock.ts';
import type { VacancySource } from '../vacancy-source.ts';
import type { PageLocals, PageRenderer } from './page-renderer.ts';

export type CachedPage = {
  status: number;
  contentType: string;
  etag: string;
  bodies: { br: Buffer; gzip: Buffer };
};

/** About 50 KB each. Beyond, the page that was not requested for the longest time is evicted. */
const maxPages = 1_000;

/** Level 11 takes ten times as long for a few percent. */
const brotliQuality = 6;

/** Rendered pages, compressed, until the vacancies change or the day turns. */
export function createPageCache(render: PageRenderer, vacancies: VacancySource, clock: Clock) {
  // Promises, so that requests that arrive together share one rendering.
  const pages = new Map<string, Promise<CachedPage>>();
  let state = '';

  return {
    get(address: string): Promise<CachedPage> {
      const locals = currentLocals(vacancies, clock);
      const current = `${locals.today} ${vacancies.version()}`;
      if (current !== state) pages.clear();
      state = current;
      const page = pages.get(address) ?? renderCompressed(render, address, locals);
      pages.delete(address);
      pages.set(address, page);
      if (pages.size > maxPages) pages.delete(pages.keys().next().value!);
      // A failure is not kept: the next request tries again.
      page.catch(() => pages.get(address) === page && pages.delete(address));
      return page;
    },
    /** For an address with a query: there are too many of them to keep. */
    render: (address: string) => renderCompressed(render, address, currentLocals(vacancies, clock)),
  };
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
  if (status >= 500) throw new Error(`${address} was rendered with status ${status}.`);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body),
  ]);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  // Weak: the encodings of one page share it.
  return { status, contentType, etag: `W/"${hash}"`, bodies: { br, gzip: gzipped } };
}

/** For the rare client that accepts neither encoding. */
export function plainBody({ bodies }: CachedPage): Promise<Buffer> {
  return promisify(gunzip)(bodies.gzip);
}
