import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './choose-encoding.ts';
import { parseRange } from './parse-range.ts';
import type { PageStore, StoredFile } from './page-store.ts';
import { prepareAnswers, type PreparedAnswers } from './prepare-answers.ts';
import { bareHeaders } from './security-headers.ts';

/** Answers every address that is not the API's, from memory. */
export function servePages(store: PageStore) {
  const answers = new Map(
    [...store]
      .filter(([address]) => !isNotFoundPage(address))
      .map(([address, file]) => [address, prepareAnswers(file)]),
  );
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...bareHeaders, allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname, search } = split(request.url ?? '/');
    const prepared = answers.get(pathname);
    if (prepared) send(request, response, prepared);
    else if (redirectTarget(pathname) !== undefined) {
      redirect(response, 301, `${redirectTarget(pathname)}${search}`);
    } else if (isUnknownDocument(pathname)) {
      redirect(response, 302, `${editionPrefix(store, pathname)}/404`);
    } else sendNotFound(request, response, store, pathname);
  };

  /** /about/ and /about/index.html are other spellings of /about. */
  function redirectTarget(pathname: string): string | undefined {
    const path = pathname.replace(/\/index\.html$/, '');
    let end = path.length;
    while (path.charAt(end - 1) === '/') end -= 1;
    const canonical = path.slice(0, end) || '/';
    return canonical !== pathname && store.has(canonical) ? canonical : undefined;
  }
}

function send(request: IncomingMessage, response: ServerResponse, prepared: PreparedAnswers) {
  const encoding = chooseEncoding(request.headers['accept-encoding'], prepared);
  const answer = prepared[encoding] ?? prepared.identity;
  const { etag, body, headers } = answer;
  if (matches(request.headers['if-none-match'], etag)) {
    response.writeHead(304, answer.headersWhenUnchanged).end();
    return;
  }
  const rangeAllowed = encoding === 'identity' && (request.headers['if-range'] ?? etag) === etag;
  const range = rangeAllowed ? parseRange(request.headers.range, body.length) : 'whole';
  if (range === 'unsatisfiable') {
    const contentRange = ['content-range', `bytes */${body.length}`];
    response.writeHead(416, [...headers, ...contentRange]).end();
    return;
  }
  const sent = request.method === 'HEAD' ? undefined : body;
  if (range === 'whole') {
    response.writeHead(200, answer.headersOfWhole).end(sent);
    return;
  }
  const part = body.subarray(range.start, range.end + 1);
  const contentRange = ['content-range', `bytes ${range.start}-${range.end}/${body.length}`];
  response
    .writeHead(206, [...headers, ...contentRange, 'content-length', String(part.length)])
    .end(sent && part);
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  store: PageStore,
  pathname: string,
) {
  // A script or a data file that is missing must not be answered with a page.
  const asksForPage = !/\.[a-z0-9]+$/i.test(pathname) || pathname.endsWith('.html');
  const page = asksForPage ? notFoundPage(store, pathname) : undefined;
  if (!page) {
    response.writeHead(404, { ...bareHeaders, 'content-type': 'text/plain' }).end('Not found\n');
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'], page.bodies);
  const body = page.bodies[encoding] ?? page.bodies.identity;
  response.writeHead(404, {
    ...page.headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    'content-length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Reports have a not-found page of their own, and each locale has its own of both. */
function notFoundPage(store: PageStore, pathname: string): StoredFile | undefined {
  const prefix = editionPrefix(store, pathname);
  const [, section] = pathname.slice(prefix.length).split('/');
  return (
    (section === 'reports' ? store.get(`${prefix}/reports/not-found`) : undefined) ??
    store.get(`${prefix}/404`)
  );
}

/** The first segment of an address that belongs to a locale with pages of its own. */
function editionPrefix(store: PageStore, pathname: string): string {
  const [, first = ''] = pathname.split('/');
  return store.has(`/${first}/404`) ? `/${first}` : '';
}

/** They answer with status 404 at their own address too. */
export function isNotFoundPage(pathname: string): boolean {
  return /^(\/de(-ch|-at)?)?\/(404|reports\/not-found)$/.test(pathname);
}

function isUnknownDocument(pathname: string): boolean {
  return /^(\/de(-ch|-at)?)?\/(documents|files)\/[^/]+$/.test(pathname);
}

function redirect(response: ServerResponse, status: 301 | 302, location: string) {
  response.writeHead(status, { ...bareHeaders, location, 'content-length': 0 }).end();
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  );
}

function split(url: string): { pathname: string; search: string } {
  const query = url.indexOf('?');
  const raw = query === -1 ? url : url.slice(0, query);
  return { pathname: decode(raw), search: query === -1 ? '' : url.slice(query) };
}

function decode(pathname: string): string {
  try {
    return pathname.includes('%') ? decodeURIComponent(pathname) : pathname;
  } catch {
    return pathname;
  }
}
