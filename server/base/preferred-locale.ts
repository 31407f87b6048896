import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { defaultLocale, languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** For a page without a submission that names its edition: what the browser prefers. */
export function preferredLocale(headers: IncomingHttpHeaders): Locale {
  // Exact tags first, then languages: `de` alone means the first German edition.
  const asked = (headers['accept-language'] ?? '').toLowerCase();
  const names = locales(catalogue().firm).flatMap((locale) => [
    locale.toLowerCase(),
    languageOf(locale),
  ]);
  const name = negotiate(asked, names);
  return (
    locales(catalogue().firm).find(
      (locale) => locale.toLowerCase() === name || languageOf(locale) === name,
    ) ?? defaultLocale(catalogue().firm)
  );
}
