import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { defaultLocale, editions, type Locale } from '../../domain/edition/editions.ts';

/** For a page without a submission that names its edition: what the browser prefers. */
export function preferredLocale(headers: IncomingHttpHeaders): Locale {
  // Exact tags first, then languages: `de` alone means the first German edition.
  const asked = (headers['accept-language'] ?? '').toLowerCase();
  const names = editions.flatMap(({ tag, language }) => [tag.toLowerCase(), language]);
  const name = negotiate(asked, names);
  const found = editions.find(
    ({ tag, language }) => tag.toLowerCase() === name || language === name,
  );
  return found?.tag ?? defaultLocale;
}
