import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page, or a file that is rendered as one, could not be rendered; the message says why. */
export class PageFailure extends Error {
  /** Without the query, which a visitor may have written. */
  readonly address: string;
  /** The page that says so (site/pages/500.astro); empty where that one failed as well. */
  readonly screen: string;

  constructor(address: string, cause: unknown, screen: string) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.address = address.split('?')[0]!;
    this.screen = screen;
  }
}

/** A missing script or data file must not be answered with a page. */
export function isPageAddress(address: string): boolean {
  return ['', '.html'].includes(path.posix.extname(address));
}

/** 500 with the screen that says so, whoever asked for the page to be rendered. */
export function answerPageFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: PageFailure,
  policy: string,
) {
  const { address, message: reason, cause } = failure;
  const stack = cause instanceof Error ? cause.stack : undefined;
  request.log.error({ event: 'request-failure', address, reason, stack }, 'page not rendered');
  reply.code(500).header('cache-control', 'no-store');
  if (!isPageAddress(address) || failure.screen === '') {
    return reply.type('text/plain; charset=utf-8').send('500 Internal Server Error\n');
  }
  return reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(failure.screen);
}
