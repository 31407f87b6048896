import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { negotiate } from '@fastify/accept-negotiator';
import {
  documentPath,
  filePath,
  localeOf,
  notFoundPath,
  planPath,
  reportNotFoundPath,
  reportPath,
} from '../../domain/address/paths.ts';
import { defaultLocale, locales } from '../../domain/edition/editions.ts';
import { isoDay } from '../../domain/working-time/iso-day.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../receive/refusal.ts';
import type { VacancySource } from '../vacancy-source.ts';
import type { BuiltFile } from './built-files.ts';
import { onDemandAddresses } from './on-demand-addresses.ts';
import { plainBody, type CachedPage } from './page-cache.ts';
import type { Pages } from './pages.ts';
import { redirectTarget } from './redirect-target.ts';
import { closedPolicy } from './security-headers.ts';
import type { Site } from './site.ts';

type SiteSettings = { site: Site; pages: Pages; vacancies: VacancySource; clock: Clock };

/** Pages with a query that one network address may have rendered; those that are kept do not count. */
const renderingsPerMinute = 120;

/** They answer with status 404 at their own address too. */
function isNotFoundPage(address: string): boolean {
  return locales().some(
    (locale) => address === notFoundPath(locale) || address === reportNotFoundPath(locale),
  );
}

/** Every address but those of the API: a page rendered on demand, a built file, or a 404 page. */
export const siteRoutes: FastifyPluginAsync<SiteSettings> = async (app, settings) => {
  const { site, pages, vacancies, clock } = settings;
  const onDemand = onDemandAddresses(vacancies);
  const isPage = (address: string) =>
    onDemand.has(address) || (site.files.has(address) && !isNotFoundPage(address));
  // The public holidays of all countries take about a second to load: not at a visitor's expense.
  app.addHook('onListen', () => void pages.kept(planPath(defaultLocale())).catch(() => {}));
  // Only `reply.sendFile` is used: the addresses are known, so none is resolved on the disk.
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false });

  await app.register(rateLimit, { global: false });
  const countRendering = app.createRateLimit({ max: renderingsPerMinute, timeWindow: '1 minute' });

  // A range or a precondition that cannot be met; anything else is for the error handler above.
  app.setErrorHandler<FastifyError>((error, _, reply) => {
    if (error.statusCode !== 412 && error.statusCode !== 416) throw error;
    return reply.code(error.statusCode).type('text/plain; charset=utf-8').send();
  });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const address = `/${request.params['*']}`;
    if (address === '/api' || address.startsWith('/api/')) return reply.callNotFound();
    if (onDemand.has(address)) {
      const asked = new URLSearchParams(queryOf(request.raw.url));
      const query = onDemand.queryOf(address, asked, isoDay(clock.now()));
      const admit = () => admitRendering(request, reply);
      const page = query
        ? pages.withQuery(address + query, request.ip, admit)
        : pages.kept(address);
      return sendRendered(request, reply, await page);
    }
    const file = isPage(address) ? site.files.get(address) : undefined;
    if (file) return sendBuilt(reply.header('cache-control', cacheControlOf(address)), file);

    reply.header('cache-control', 'no-cache');
    const spelled = redirectTarget(address, (one) => isPage(one) || !!onDemand.movedTo(one));
    const target = onDemand.movedTo(spelled ?? address) ?? spelled;
    if (target) return reply.redirect(`${encodeURI(target)}${queryOf(request.raw.url)}`, 308);
    if (isUnknownDocument(address)) return reply.redirect(notFoundPath(localeOf(address)), 302);
    return sendNotFound(reply, address);
  });

  async function admitRendering(request: FastifyRequest, reply: FastifyReply) {
    const limit = await countRendering(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    reply.header('retry-after', limit.ttlInSeconds);
    throw new Refusal('rate-limited');
  }

  function sendRendered(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
    const { status, contentType, etag, bodies } = page;
    reply
      .code(status)
      .type(contentType)
      .headers({
        etag,
        vary: 'accept-encoding',
        'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        'content-security-policy': policyOf(contentType.startsWith('text/html')),
      });
    if (status === 200 && matches(request.headers['if-none-match'], etag)) {
      return reply.code(304).send();
    }
    const encoding =
      'br' in bodies && negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (!encoding) return plainBody(page).then((body) => reply.send(body));
    return reply.header('content-encoding', encoding).send(bodies[encoding]);
  }

  function sendBuilt(reply: FastifyReply, { root, file }: BuiltFile, options = {}) {
    return reply
      .header('content-security-policy', policyOf(file.endsWith('.html')))
      .sendFile(file, root, options);
  }

  function sendNotFound(reply: FastifyReply, address: string) {
    const locale = localeOf(address);
    const reports = reportPath('', locale);
    const isReport = address === reports || address.startsWith(`${reports}/`);
    const page =
      (isReport && site.files.get(reportNotFoundPath(locale))) ||
      site.files.get(notFoundPath(locale));
    reply.code(404);
    // A missing script or data file must not be answered with a page.
    if (!page || !['', '.html'].includes(path.posix.extname(address))) {
      return reply.type('text/plain; charset=utf-8').send('Not found\n');
    }
    // Without validators: 304 would not fit an answer that is always 404.
    return sendBuilt(reply, page, { etag: false, lastModified: false, acceptRanges: false });
  }

  function policyOf(isHtml: boolean): string {
    return isHtml ? site.policy : closedPolicy;
  }
};

/** Hashed names never change, film and pictures seldom; everything else is revalidated. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  if (address.startsWith('/media/')) return 'public, max-age=604800';
  return 'no-cache';
}

function isUnknownDocument(address: string): boolean {
  const locale = localeOf(address);
  return [documentPath('', locale), filePath('', locale)].includes(path.posix.dirname(address));
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag].includes(tag.trim())) ?? false;
}

function queryOf(url = ''): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}
