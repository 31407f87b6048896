import { localeWithPrefix, type Locale } from '#domain/edition/editions.ts';

/** The edition that an address names; undefined for an unknown prefix. */
export function localeOfPrefix(prefix: string | undefined): Locale | undefined {
  return localeWithPrefix(prefix ?? '');
}
