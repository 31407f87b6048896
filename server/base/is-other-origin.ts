import type { FastifyRequest } from 'fastify';

/** Neither changes anything, so another site may ask for them. */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser sends this write from a page of another site. A client that sends neither
 * header is a script or an old browser and is not judged.
 */
export function isOtherOrigin(request: FastifyRequest, siteUrl: string | undefined): boolean {
  if (safeMethods.includes(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site === 'same-origin') return false;
  if (site === 'cross-site' || site === 'same-site') return true;
  // A proxy may rewrite Host, so the public address counts as well.
  const hosts = [request.host, siteUrl && new URL(siteUrl).host];
  return origin !== undefined && !isOwn(origin, hosts);
}

/** A page without an origin of its own, as in a sandboxed frame, sends "null". */
function isOwn(origin: string, hosts: (string | undefined)[]): boolean {
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
