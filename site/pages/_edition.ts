import { localeWithPrefix, type Locale } from '#domain/edition/editions.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The edition that an address names; undefined for an unknown prefix. */
export function localeOfPrefix(prefix: string | undefined): Locale | undefined {
  return localeWithPrefix(catalogue().firm, prefix ?? '');
}
