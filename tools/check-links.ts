/**
 * Follows every link of the built site: each internal address must be served, each anchor must
 * exist on the page that it points to.
 */
import { readBuiltSite } from './read-built-site.ts';

const pages = await readBuiltSite();
const idsOf = new Map<string, Set<string>>();
const problems: string[] = [];
let checked = 0;

for (const [address, file] of pages) {
  if (!file.isPage) continue;
  const html = file.bytes.toString('utf8').replace(/<script\b.*?<\/script>/gs, '');
  for (const [, href = ''] of html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)) {
    const problem = problemWith(href.replaceAll('&amp;', '&'), address);
    if (problem) problems.push(`${address}: ${href} ${problem}`);
  }
}

if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'));
  console.error(
    `${problems.length} broken of ${checked} links. Correct them where they are written.`,
  );
  process.exit(1);
}
console.log(`${checked} links on ${idsOf.size} pages lead somewhere.`);

function problemWith(href: string, from: string): string | undefined {
  if (/^(https?:|mailto:|tel:|data:)/.test(href)) return undefined;
  checked += 1;
  const { pathname, hash } = new URL(href, `http://site.test${from}`);
  if (pathname.startsWith('/api/')) return undefined;
  if (!pages.has(pathname)) return 'is not served';
  if (hash && !ids(pathname).has(decodeURIComponent(hash.slice(1)))) return 'has no such anchor';
  return undefined;
}

function ids(pathname: string): Set<string> {
  const known = idsOf.get(pathname);
  if (known) return known;
  const html = pages.get(pathname)?.bytes.toString('utf8') ?? '';
  const found = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  idsOf.set(pathname, found);
  return found;
}
