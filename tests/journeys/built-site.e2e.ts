/** What the built files say, to search engines and social networks too. No browser is needed. */
import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { locales } from '#domain/edition/editions.ts';
import { readBuiltSite } from '#tools/read-built-site.ts';
import { localeOf, pagePath } from '#domain/address/paths.ts';
import { catalogue } from '#content/catalogue.server.ts';

const KB = 1000;

/** Pages that show the firm's card; the report shows its loader's, the plan that of Employers. */
const sharesItsCard =
  /\/404$|\/reports\/not-found(\.html)?$|\/(documents|files)\/[^/]+$|\/employers\/plan$|^\/report-documents\/|\/employers\/brief$|\/(role-alerts|saved-roles)$/;

// Reading takes seconds, since vacancies and their cards are rendered: one worker does it, once.
test.describe.configure({ mode: 'default' });
let store: Awaited<ReturnType<typeof readBuiltSite>>;
let pages: string[];
test.beforeAll(async () => {
  test.setTimeout(300_000);
  store = await readBuiltSite();
  pages = [...store.keys()].filter(
    (address) => store.get(address)?.isPage && !address.startsWith('/report-documents/'),
  );
});

const textAt = (address: string) => store.get(address)?.bytes.toString('utf8') ?? '';
/** Pages, feeds and data files. */
const texts = () =>
  [...store]
    .filter(([address, { isPage }]) => isPage || /\.(?:xml|json|txt|webmanifest)$/.test(address))
    .map(([address]) => ({ address, text: textAt(address) }));
const homeOf = (address: string) =>
  pagePath(catalogue().firm, 'home', localeOf(catalogue().firm, address));
const languages = [...locales(catalogue().firm).map((locale) => locale.toLowerCase()), 'x-default'];

test('every page names the language of its edition', () => {
  expect(pages.length).toBeGreaterThan(150);
  for (const address of pages) {
    const locale = localeOf(catalogue().firm, address);
    expect(textAt(address), address).toContain(`<html lang="${locale}"`);
    expect(textAt(address), address).toContain(
      `<meta property="og:locale" content="${locale.replace('-', '_')}"`,
    );
  }
});

test('html-validate finds nothing in any page, and nothing follows its end', async () => {
  const judge = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: {
      // The menu and its twin in the footer, for who has no script, are never shown together.
      'unique-landmark': 'off',
      // A wide table that scrolls is a region without a heading, which a section would want.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  });
  // Astro writes it beside the first island of a page, and has no other place for it.
  const styleOfIslands =
    '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
  const found: string[] = [];
  for (const [address, { isPage }] of store) {
    if (!isPage) continue;
    const html = textAt(address);
    if (!/<\/html>\s*$/.test(html)) found.push(`${address}: ends with ${html.slice(-80)}`);
    const { results } = await judge.validateString(html.replace(styleOfIslands, ''));
    const faults = results.flatMap(({ messages }) => messages);
    found.push(...faults.map(({ ruleId, message }) => `${address}: ${ruleId}: ${message}`));
  }
  expect(found).toEqual([]);
});

test('every page has keywords and structured data, documents and report loaders included', () => {
  for (const kind of ['/documents/', '/files/', '/reports/', '/404']) {
    expect(
      pages.some((address) => address.includes(kind)),
      kind,
    ).toBe(true);
  }
  for (const address of pages) {
    const html = textAt(address);
    expect(html, address).toMatch(/<meta name="keywords" content="[^"]*\w/);
    const types = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
      ([, json = '{}']) => (JSON.parse(json) as { '@type'?: string })['@type'],
    );
    expect(types, address).toContain('EmploymentAgency');
    expect(types, address).toContain(address === homeOf(address) ? 'WebSite' : 'BreadcrumbList');
  }
});

test('every page names its five alternates, which exist and name the same five', () => {
  const all = new Map(pages.map((page) => [page, alternatesOf(textAt(page), 'link')]));
  for (const [address, alternates] of all) {
    expect([...alternates.keys()], address).toEqual(languages);
    expect(alternates.get('x-default'), address).toBe(alternates.get('en-gb'));
    const own = alternates.get(localeOf(catalogue().firm, address).toLowerCase());
    expect(canonicalOf(address), `canonical address of ${address}`).toBe(own);
    for (const [language, target] of alternates) {
      const file = pathOf(target);
      if (language !== 'x-default')
        expect(localeOf(catalogue().firm, file).toLowerCase()).toBe(language);
      expect(all.get(file), `${target} and ${address}`).toEqual(alternates);
    }
  }
});

test('the sitemap lists every page for search engines with its alternates, and no closed role', () => {
  const entries = new Map(
    [...textAt('/sitemap.xml').matchAll(/<url><loc>([^<]+)<\/loc>.*?<\/url>/g)].map(
      ([entry, address = '']) => [address, alternatesOf(entry, 'xhtml:link')],
    ),
  );
  for (const [address, alternates] of entries) {
    if (pathOf(address).startsWith('/report-documents/')) continue;
    expect(alternates, address).toEqual(alternatesOf(textAt(pathOf(address)), 'link'));
  }
  const indexed = pages.filter((address) =>
    textAt(address).includes('<meta name="robots" content="index, follow"'),
  );
  expect(indexed.length).toBeGreaterThan(50);
  for (const address of indexed) expect([...entries.keys()]).toContain(canonicalOf(address));
  // Legal pages are listed though search results leave them out; closed roles are not.
  const closed = pages.filter(
    (address) => /\/vacancies\/./.test(address) && !indexed.includes(address),
  );
  expect(closed.length).toBeGreaterThan(0);
  for (const address of closed) expect([...entries.keys()]).not.toContain(canonicalOf(address));
});

test('the Swiss edition has neither ß nor German quotation marks, feeds and data included', () => {
  const swiss = addressesIn('de-CH');
  expect(swiss).toHaveLength(addressesIn('de-DE').length);
  const documents = [...store.keys()].filter((address) => address.endsWith('.de-ch.html'));
  expect(documents).not.toEqual([]);
  for (const address of [...swiss, ...documents]) {
    const text = textAt(address);
    const at = text.search(/[ß„]/);
    expect(at === -1 ? '' : text.slice(at - 60, at + 60), address).toBe('');
  }
});

test('every page names a card that exists, has the size it says and is its own', async () => {
  const pageOfCard = new Map<string, string>();
  for (const [address, file] of store) {
    if (!file.isPage) continue;
    const html = file.bytes.toString();
    const canonical = canonicalOf(address);
    const card = new URL(contentOf(html, 'og:image')).pathname;
    const picture = store.get(card)?.bytes;
    expect(picture, `${card} of ${address}`).toBeDefined();
    if (sharesItsCard.test(address) || pageOfCard.get(card) === canonical) continue;

    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }, card).toEqual({ width: 1200, height: 630 });
    expect(picture!.length, card).toBeLessThan(80 * KB);
    expect(contentOf(html, 'og:image:alt'), address).toMatch(/^Harbour Lane\. .+\.$/);
    expect(pageOfCard.get(card), `${card} of ${address}`).toBeUndefined();
    pageOfCard.set(card, canonical);
  }
  // Germany and Austria say most things alike.
  const pictures = [...pageOfCard].map(
    ([card, page]) =>
      `${localeOf(catalogue().firm, new URL(page).pathname)} ${createHash('sha256').update(store.get(card)!.bytes).digest('hex')}`,
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('no text between tags is bracketed', () => {
  expect(texts().length).toBeGreaterThan(150);
  for (const { address, text } of texts()) {
    const visible = text
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, '\n');
    // Tailwind's arbitrary values stand in attributes, which are removed; JSON has arrays.
    if (/\.(?:json|webmanifest)$/.test(address)) continue;
    expect(visible.match(/\[[A-Za-z][^[\]\n]*\]/g) ?? [], address).toEqual([]);
  }
});

test('the data for search engines has no bracketed value', () => {
  for (const { address, text } of texts()) {
    const scripts = text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
    for (const [, json = ''] of scripts) {
      const bracketed: string[] = [];
      JSON.parse(json, (_, value: unknown) => {
        if (typeof value === 'string' && /\[[^\]]*\]/.test(value)) bracketed.push(value);
      });
      expect(bracketed, address).toEqual([]);
    }
  }
});

function addressesIn(locale: string): string[] {
  return [...store.keys()].filter(
    (address) =>
      localeOf(catalogue().firm, address) === locale && !/\.(jpg|png|avif)$/.test(address),
  );
}

function alternatesOf(markup: string, tag: string): Map<string, string> {
  const links = markup.match(new RegExp(`<${tag} [^>]*hreflang="[^>]+>`, 'gi')) ?? [];
  return new Map(
    links.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')] as const),
  );
}

function canonicalOf(address: string): string {
  return attribute(/<link rel="canonical"[^>]+>/.exec(textAt(address))?.[0] ?? '', 'href');
}

function contentOf(html: string, property: string): string {
  return new RegExp(`property="${property}" content="([^"]+)"`).exec(html)?.[1] ?? '';
}

function attribute(tag: string, name: string): string {
  return new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}

function pathOf(address: string): string {
  return new URL(address).pathname;
}
