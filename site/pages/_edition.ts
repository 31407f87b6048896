import { editions, localeWithPrefix, type Locale } from '../../domain/edition/editions.ts';

/** For `getStaticPaths` of a page that exists once in every edition. */
export function everyEdition() {
  return editions().map(({ tag, prefix }) => ({
    params: { edition: prefix || undefined },
    props: { locale: tag },
  }));
}

/** The edition that an address rendered on demand names; undefined for an unknown prefix. */
export function localeOfPrefix(prefix: string | undefined): Locale | undefined {
  return localeWithPrefix(prefix ?? '');
}
