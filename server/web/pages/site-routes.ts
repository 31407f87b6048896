import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type {
  FastifyError,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
} from 'fastify';
import { negotiate } from '@fastify/accept-negotiator';
import {
  documentPath,
  downloadPath,
  filePath,
  localeOf,
  notFoundPath,
  reportNotFoundPath,
  reportPath,
} from '#domain/address/paths.ts';
import { downloadFiles } from '#domain/documents/download.ts';
import type { Clock } from '#server/base/clock.ts';
import { presentAddress } from './earlier-addresses.ts';
import { listRenderedAddresses, onDemandAddresses, readQuery } from './on-demand-addresses.ts';
import type { OnDemandPage } from './on-demand-pages.ts';
import { type CachedPage, type Pages, plainBody } from './pages.ts';
import { isPageAddress, type PageSource, type Site } from './page-renderer.ts';
import { catalogue } from '#content/catalogue.server.ts';
import { downloadFolder } from '#content/content-folder.server.ts';
import { type Company, isUnfinished } from '#domain/firm/company.ts';
import type { SampleCounts } from '#domain/documents/samples.ts';
import type { Log } from '#server/base/log.ts';

type SiteSettings = { site: Site; pages: Pages; source: PageSource; clock: Clock };

/** Every address but those of the API: a page, a built file, or a 404 page. */
export const siteRoutes: FastifyPluginAsync<SiteSettings> = async (app, settings) => {
  const { site, pages, source, clock } = settings;
  const onDemand = onDemandAddresses(source);
  const isKnown = (address: string) => onDemand.has(address) || site.files.has(address);
  const warmUp = createWarmUp({ pages, source, clock, log: app.log });
  app.addHook('onListen', async () => warmUp.start());
  app.addHook('onClose', () => warmUp.stop());
  // Only `reply.sendFile` is used: the addresses are known, so none is resolved on the disk.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  // A range or a precondition that cannot be met; anything else is for the error handler above.
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    if (error.statusCode !== 412 && error.statusCode !== 416) throw error;
    return reply.code(error.statusCode).type('text/plain; charset=utf-8').send();
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const address = `/${request.params['*']}`;
    if (address === '/api' || address.startsWith('/api/')) return reply.callNotFound();
    const page = onDemand.get(address);
    if (page) return sendPage(request, reply, { page, address });
    const file = site.files.get(address);
    if (file) {
      return reply.header('cache-control', cacheControlOf(address)).sendFile(file.file, file.root);
    }
    const download = downloadAt(address);
    if (download) {
      return reply.header('cache-control', 'no-cache').sendFile(download, downloadFolder());
    }

    const present = presentAddress(address);
    // Not 308: some readers of feeds are older than it.
    if (present) return reply.header('cache-control', 'no-cache').redirect(present, 301);
    const spelled = redirectTarget(address, (one) => isKnown(one) || !!onDemand.movedTo(one));
    const target = onDemand.movedTo(spelled ?? address) ?? spelled;
    reply.header('cache-control', 'no-cache');
    if (target) return reply.redirect(`${encodeURI(target)}${queryOf(request.raw.url)}`, 308);
    if (isUnknownDocument(address))
      return reply.redirect(
        notFoundPath(catalogue().firm, localeOf(catalogue().firm, address)),
        302,
      );
    return sendNotFound(request, reply, address);
  });

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, address }: { page: OnDemandPage; address: string },
  ) {
    const asked = queryOf(request.raw.url);
    const query =
      asked &&
      readQuery(page, address, {
        asked: new URLSearchParams(asked),
        today: source.locals().today,
      });
    const rendered = query
      ? await pages.withQuery(address + query, request.ip)
      : await pages.kept(address, request.ip);
    warmUp.count(address);
    const { status, etag } = rendered;
    // What the page shows went while it waited to be rendered.
    if (status === 404) return sendNotFound(request, reply, address);
    reply.code(status).headers({ etag, 'cache-control': page.cacheControl });
    return sendRendered(request, reply, rendered);
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
    const { contentType, disposition, etag, bodies } = page;
    if (disposition) reply.header('content-disposition', disposition);
    reply.header('content-type', contentType).header('vary', 'accept-encoding');
    if (contentType.startsWith('text/html')) reply.header('content-security-policy', site.policy);
    if (reply.statusCode === 200 && matches(request.headers['if-none-match'], etag)) {
      return reply.code(304).send();
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = 'br' in bodies && negotiate(accepted, ['br', 'gzip']);
    if (!encoding) return plainBody(page);
    reply.header('content-encoding', encoding);
    return bodies[encoding];
  }

  async function sendNotFound(request: FastifyRequest, reply: FastifyReply, address: string) {
    reply.code(404).header('cache-control', 'no-cache');
    if (!isPageAddress(address)) {
      return reply.type('text/plain; charset=utf-8').send('Not found\n');
    }
    const locale = localeOf(catalogue().firm, address);
    const reports = reportPath(catalogue().firm, '', locale);
    const isReport = address === reports || address.startsWith(`${reports}/`);
    // Without validators: 304 would not fit an answer that is always 404.
    const page = await pages.kept(
      isReport
        ? reportNotFoundPath(catalogue().firm, locale)
        : notFoundPath(catalogue().firm, locale),
      request.ip,
    );
    return sendRendered(request, reply, page);
  }
};

/** Hashed names never change, film and pictures seldom; everything else is revalidated. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (address.startsWith('/media/')) return 'public, max-age=604800';
  return 'no-cache';
}

/** A file that the firm hands out, if the content folder has it; System status names those that it lacks. */
function downloadAt(address: string): string | undefined {
  const { firm, downloads } = catalogue();
  const name = downloadFiles(firm, downloads).find((file) => downloadPath(file) === address);
  return name !== undefined && existsSync(path.join(downloadFolder(), name)) ? name : undefined;
}

function isUnknownDocument(address: string): boolean {
  const locale = localeOf(catalogue().firm, address);
  return [
    documentPath(catalogue().firm, '', locale),
    filePath(catalogue().firm, '', locale),
  ].includes(path.posix.dirname(address));
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag].includes(tag.trim())) ?? false;
}

function queryOf(url = ''): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Addresses below these are case-sensitive: hashes, tokens and the API. */
const caseSensitive = ['/api/', '/assets/', '/status/'];

/** /About, /about/ and /about/index.html are other spellings of /about. */
function redirectTarget(address: string, isPage: (address: string) => boolean): string | undefined {
  const folder = address.endsWith('/index.html') ? address.slice(0, -'index.html'.length) : address;
  let end = folder.length;
  // A loop, because /\/+$/ takes quadratic time on many slashes that do not end the text.
  while (end > 1 && folder.charAt(end - 1) === '/') end -= 1;
  const exact = folder.slice(0, end);
  const candidates = caseSensitive.some((prefix) => address.toLowerCase().startsWith(prefix))
    ? [exact]
    : [exact, exact.toLowerCase()];
  return candidates.find((candidate) => candidate !== address && isPage(candidate));
}

/** A header, because files and feeds have no head. Search engines heed it before what a head says. */
export function keepFromSearch(
  siteUrl: string | undefined,
  samples: () => SampleCounts,
): onRequestHookHandler {
  let checked: { company: Company; counts: SampleCounts; unfinished: boolean } | undefined;
  return (_, reply, done) => {
    const { company } = catalogue();
    const counts = samples();
    if (checked?.company !== company || checked.counts !== counts) {
      const unfinished = siteUrl !== undefined && isUnfinished(company, counts, siteUrl);
      checked = { company, counts, unfinished };
    }
    if (checked.unfinished) reply.header('x-robots-tag', 'noindex');
    done();
  };
}

/** Ten pages in four editions. The rest waits for its first visitor, who waits some 50 ms. */
const maxPages = 40;
const checkIntervalMs = 1_000;
/** In place of a visitor's address: the server takes its turn as a network does. */
const ownWork = '';
/** Drawn for the programs of other sites, which can wait. */
const drawn = '.jpg';

type WarmUpSettings = { pages: Pick<Pages, 'kept'>; source: PageSource; clock: Clock; log: Log };

/**
 * Renders pages before they are asked for: after the start, and after each change of what they show.
 * One at a time, those that were requested most often first, for at most half of the time.
 */
export function createWarmUp({ pages, source, clock, log }: WarmUpSettings) {
  const requests = new Map<string, number>();
  const stopping = new AbortController();
  let finished = Promise.resolve();

  return {
    count(address: string) {
      requests.set(address, countOf(address) + 1);
    },
    start() {
      finished = run();
    },
    /** Resolves after the rendering in progress. */
    async stop() {
      stopping.abort();
      await finished;
    },
  };

  async function run() {
    let warmed: string | undefined;
    for (;;) {
      // First, so that a server that starts is ready no later.
      await clock.wait(checkIntervalMs, stopping.signal);
      if (stopping.signal.aborted) return;
      const version = source.version();
      if (version !== warmed) await warm(version);
      warmed = version;
    }
  }

  async function warm(version: string) {
    for (const address of mostRequested()) {
      if (stopping.signal.aborted || source.version() !== version) return;
      const began = clock.now();
      await pages.kept(address, ownWork).catch(({ message }: Error) => {
        log.error({ event: 'page-failure', address, reason: message }, 'page not rendered');
      });
      // Rendering is computation: visitors and forms get as much of the processor as it took.
      await clock.wait(clock.now() - began, stopping.signal);
    }
  }

  function countOf(address: string): number {
    return requests.get(address) ?? 0;
  }

  function mostRequested(): string[] {
    const addresses = new Set(listRenderedAddresses(source.shown()));
    for (const counted of requests.keys()) {
      if (!addresses.has(counted)) requests.delete(counted);
    }
    return [...addresses]
      .filter((address) => path.extname(address) !== drawn)
      .toSorted((a, b) => countOf(b) - countOf(a))
      .slice(0, maxPages);
  }
}
