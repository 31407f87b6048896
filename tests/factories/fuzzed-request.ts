import * as fc from 'fast-check';
import type { RouteOptions } from 'fastify';
import type { Viewer } from '#tests/support/fuzz/fuzz-secrets.ts';
import type { FuzzTargets } from '#tests/support/fuzz/fuzz-targets.ts';
import { rawRequest } from '#tests/support/server/send-raw.ts';

export type FuzzedRequest = {
  area: 'intake' | 'status' | 'alerts' | 'plan' | 'desk' | 'programs' | 'pages';
  /** As the server registers it. */
  route: string;
  bytes: Buffer;
  /** Nothing is missing, so an answer is owed; otherwise the sender hangs up. */
  complete: boolean;
  viewer: Viewer;
};

/** Names its targets by numbers, so that a seed gives the same requests on every run. */
export type AimedRequest = (targets: FuzzTargets) => FuzzedRequest;

export const nobody: Viewer = { is: 'nobody' };

export function pick<T>(list: readonly T[], at: number): T {
  return list[at % list.length]!;
}

/** Addresses that start with one of `prefixes`, with their methods. */
export function routesBelow(routes: RouteOptions[], ...prefixes: string[]) {
  return routes
    .filter(({ url }) => prefixes.some((prefix) => url.startsWith(prefix)))
    .flatMap(({ url, method }) => [method].flat().map((name) => ({ method: name, url })));
}

/** Now and then not the method of the route. */
export const otherMethod = fc.oneof(
  { weight: 15, arbitrary: fc.constant(undefined) },
  fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
);

/** Each from a network address of its own: rate limits are tested elsewhere. */
export const anyAddress = fc
  .nat(2 ** 24 - 1)
  .map((at) => `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`);

/** Values of headers hold no line breaks; those are tried by the hostile requests. */
export function headerValue(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2_000);
}

export function segment(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
}

/**
 * The answer ends with the connection, whether its length is known or not. Not so with a large body:
 * a server that refuses it and closes resets the connection, and the answer may be lost.
 */
export function closingRequest(
  method: string,
  target: string,
  headers: Record<string, string>,
  body?: Buffer,
): Buffer {
  const length = body && { 'Content-Length': String(body.length) };
  const close = (body?.length ?? 0) < 64 * 1024 && { Connection: 'close' };
  return rawRequest(method, target, { ...close, ...headers, ...length }, body);
}
