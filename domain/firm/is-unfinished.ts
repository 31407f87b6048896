import { openPlaceholders, type Company } from './company.ts';

/** A public site that still has placeholders must not be found by search engines. */
export function isUnfinished(company: Company, siteUrl: string): boolean {
  return !isReserved(new URL(siteUrl).hostname) && openPlaceholders(company).length > 0;
}

/** Nobody reaches this machine or a reserved domain from elsewhere (RFC 2606, RFC 6761). */
function isReserved(host: string): boolean {
  return /^(?:127\.[\d.]+|\[::1\])$|(?:^|\.)(?:localhost|example|test)$/.test(host);
}
