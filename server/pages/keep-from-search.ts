import type { onRequestHookHandler } from 'fastify';
import { catalogue } from '../../content/catalogue.server.ts';
import { openPlaceholders } from '../../domain/firm/company-facts.ts';

/** A public site that still has placeholders must not be found. */
export function keepFromSearch(siteUrl: string | undefined): onRequestHookHandler {
  const isPublic = siteUrl !== undefined && !isReserved(new URL(siteUrl).hostname);
  return (_, reply, done) => {
    if (isPublic && openPlaceholders(catalogue().company).length > 0) {
      reply.header('x-robots-tag', 'noindex');
    }
    done();
  };
}

/** Nobody reaches this machine or a reserved domain from elsewhere (RFC 2606, RFC 6761). */
function isReserved(host: string): boolean {
  return /^(?:127\.[\d.]+|\[::1\])$|(?:^|\.)(?:localhost|example|test)$/.test(host);
}
