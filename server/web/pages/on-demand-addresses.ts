import { localeOf, vacancyPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
import { onDemandPages, type OnDemandPage, type Shown } from './on-demand-pages.ts';
import type { PageSource } from './page-renderer.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The addresses of the pages; the list is renewed when what has an address may have changed. */
export function onDemandAddresses(source: PageSource) {
  let pages = new Map<string, OnDemandPage>();
  let moved = new Map<string, string>();
  let version: string | undefined;
  const refresh = () => {
    if (version === source.version()) return;
    version = source.version();
    pages = new Map(listPages(source.shown()));
    moved = new Map([...source.earlierSlugs()].flatMap(movedPages));
  };
  return {
    get(address: string): OnDemandPage | undefined {
      refresh();
      return pages.get(address);
    },
    has(address: string): boolean {
      refresh();
      return pages.has(address);
    },
    /** Where the page of an earlier slug is now. */
    movedTo(address: string): string | undefined {
      refresh();
      const target = moved.get(address);
      return target !== undefined && pages.has(target) ? target : undefined;
    },
  };
}

/** The query as the page reads it, with its question mark, or nothing. */
export function readQuery(
  { query }: OnDemandPage,
  address: string,
  { asked, today }: { asked: URLSearchParams; today: string },
): string {
  const read = query(asked, { locale: localeOf(catalogue().firm, address), today });
  return read.size > 0 ? `?${read}` : '';
}

function movedPages([earlier, present]: [string, string]): [string, string][] {
  return locales(catalogue().firm).map((locale) => [
    vacancyPath(catalogue().firm, earlier, locale),
    vacancyPath(catalogue().firm, present, locale),
  ]);
}

/** What visitors can ask for. */
export function listOnDemandAddresses(shown: Shown): string[] {
  return [...new Map(listPages(shown)).keys()];
}

/** The same, and the pages that answer other addresses, as those that do not exist. */
export function listRenderedAddresses(shown: Shown): string[] {
  const addresses = Object.values(onDemandPages).flatMap((page) =>
    locales(catalogue().firm).flatMap((locale) => [
      ...page.addresses(locale, shown),
      ...page.unlisted(locale, shown),
    ]),
  );
  return [...new Set(addresses)];
}

/** In the order of the table, every edition of a page together. */
function listPages(shown: Shown): [string, OnDemandPage][] {
  return Object.values(onDemandPages).flatMap((page) =>
    locales(catalogue().firm).flatMap((locale) =>
      page.addresses(locale, shown).map((address): [string, OnDemandPage] => [address, page]),
    ),
  );
}
