/**
 * Follows every link from the home pages through the running site: each internal address must
 * answer 200, each anchor must exist on the page that it points to.
 */
import { pagePath, sitemapPath } from '#domain/address/paths.ts';
import { locales } from '#domain/edition/editions.ts';
// The rules read the firm of content/.
import '#content/catalogue.server.ts';
import { elementsOf } from './html-elements.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Page = { status: number; ids: Set<string>; links: URL[] };

const server = await startServerProcess();
const pages = await crawl([
  ...locales(catalogue().firm).map((locale) => pagePath(catalogue().firm, 'home', locale)),
  sitemapPath,
]);
await server.stop();

const links = [...pages].flatMap(([from, page]) => page.links.map((link) => ({ from, link })));
const problems = new Set(links.flatMap(({ from, link }) => problemsWith(link, from)));
if (problems.size > 0) {
  console.error([...problems].join('\n'));
  console.error(
    `${problems.size} of ${links.length} links are broken. Correct them where they are written.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${links.length} links on ${pages.size} pages work.`);
}

async function crawl(start: string[]): Promise<Map<string, Page>> {
  const found = new Map<string, Page>();
  let next = start;
  while (next.length > 0) {
    const loaded = await Promise.all(next.map(async (path) => [path, await load(path)] as const));
    for (const [path, page] of loaded) found.set(path, page);
    const linked = loaded.flatMap(([, page]) => page.links.map(({ pathname }) => pathname));
    next = [...new Set(linked)].filter((path) => !found.has(path));
  }
  return found;
}

async function load(path: string): Promise<Page> {
  const response = await fetch(`${server.url}${path}`, { redirect: 'manual' });
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body?.cancel();
    return { status: response.status, ids: new Set(), links: [] };
  }
  const attributes = elementsOf(await response.text()).map((element) => element.attributes);
  const valuesOf = (name: string) => attributes.flatMap(({ [name]: value }) => value ?? []);
  return {
    status: response.status,
    ids: new Set(valuesOf('id')),
    links: [...valuesOf('href'), ...valuesOf('src'), ...pageForms(attributes)]
      .map((link) => new URL(link.replaceAll('&amp;', '&'), `${server.url}${path}`))
      .filter(({ origin, pathname }) => origin === server.url && !pathname.startsWith('/api/')),
  };
}

/** Where forms lead that ask for a page; what takes a post has none. */
function pageForms(attributes: Record<string, string>[]): string[] {
  return attributes.flatMap(({ action, method }) => (action && method !== 'post' ? action : []));
}

function problemsWith({ pathname, hash }: URL, from: string): string[] {
  const page = pages.get(pathname);
  if (page?.status !== 200) return [`${from}: ${pathname} answers ${page?.status}`];
  if (!hash || page.ids.has(decodeURIComponent(hash.slice(1)))) return [];
  return [`${from}: ${pathname} has no anchor ${hash}`];
}
