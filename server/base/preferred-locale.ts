import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { defaultLocale, languageOf, locales, type Locale } from '#domain/edition/editions.ts';

/** For a page without a submission that names its edition: what the browser prefers. */
export function preferredLocale(headers: IncomingHttpHeaders): Locale {
  // Exact tags first, then languages: `de` alone means the first German edition.
  const asked = (headers['accept-language'] ?? '').toLowerCase();
  const names = locales().flatMap((locale) => [locale.toLowerCase(), languageOf(locale)]);
  const name = negotiate(asked, names);
  return (
    locales().find((locale) => locale.toLowerCase() === name || languageOf(locale) === name) ??
    defaultLocale()
  );
}
