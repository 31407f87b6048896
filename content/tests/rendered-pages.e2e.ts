/** What a visitor of the shipped words is served. No browser is needed. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE, walkSync } from 'ultrahtml';
import {
  askAlertPath,
  briefPath,
  documentPath,
  notFoundPath,
  pagePath,
  planPath,
  reportDocumentPath,
  reportNotFoundPath,
  reportPath,
  savedRolesPath,
  vacancyPath,
} from '#domain/address/paths.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { hiringModelIds } from '#domain/hiring-models/model-figures.ts';
import { pageNames, type PageName } from '#domain/pages/page-name.ts';
import { isOpen } from '#domain/vacancies/vacancy-state.ts';
import { elementsOf } from '#tools/html-elements.ts';
import { startServerProcess } from '#tests/support/server/server-process.ts';
import { shipped, shippedFolder } from './shipped.ts';

type Rendered = {
  html: string;
  /** What stands alone: a text, an attribute, a word handed to an island. */
  pieces: Set<string>;
  /** All words, a line for each block; the cells of a row of a table with a colon between. */
  text: string;
};

type Row = { requirement: string; quotations: string[]; proofs: string[] };

const { firm, vacancies, reports } = shipped;
const pages = new Map<string, Rendered>();
const sections = sectionsOf(readFileSync('docs/specification.md', 'utf8'));
const rows = sections.flatMap((section) => section.rows);

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  const server = await startServerProcess({ CONTENT_DIR: shippedFolder });
  for (const address of locales(firm).flatMap(addressesIn)) {
    pages.set(address, rendered(await (await fetch(server.url + address)).text()));
  }
  await server.stop();
});

const role = vacancyPath(firm, vacancies.find(isOpen)!.slug, 'en-GB');
/** The pages of a section of docs/specification.md; those of the others are all English pages. */
const pagesOfSection: Record<string, string[]> = {
  'Hiring models': ['/employers'],
  'Published terms': ['/terms-of-use'],
  Home: ['/'],
  About: ['/about'],
  Industries: ['/industries'],
  Expertise: ['/expertise'],
  Vacancies: ['/vacancies', role],
  'Contact and the dialog': ['/contact'],
  'Application and registration': ['/candidate-registration', role],
  Employers: ['/employers'],
};

test('the pages say what docs/specification.md quotes', () => {
  const missing = sections.flatMap(({ heading, rows: own }) => {
    const addresses = pagesOfSection[heading] ?? addressesIn('en-GB');
    const shown = addresses.map((address) => pages.get(address)!);
    return own
      .flatMap(({ quotations }) => quotations)
      .filter((quotation) => !shown.some((page) => says(page, quotation)))
      .map((quotation) => `${heading}: ${quotation}`);
  });
  expect(missing).toEqual([]);
});

const navigation: PageName[] = [
  'home',
  'about',
  'industries',
  'expertise',
  'employers',
  'vacancies',
  'candidate-registration',
  'contact',
];
const legalAndCompany: PageName[] = [
  'privacy-policy',
  'cookie-policy',
  'data-rights',
  'terms-of-use',
  'company-info',
  'cookie-preferences',
];
const industries = ['aviation', 'medtech', 'pharma', 'automotive', 'space', 'deeptech', 'infotech'];
const pathsOf = (names: PageName[]) => names.map((name) => pagePath(firm, name, 'en-GB'));
const ofModels = (page: string) => hiringModelIds.map((id) => `${page}#${id}`);

/** Each phrase of docs/specification.md that counts what a page shows. */
const counted: Record<string, () => number> = {
  'nine links': () => linked('/', 'header', pathsOf([...navigation, 'industry-intelligence'])),
  'fourteen links': () => linked('/', 'footer', pathsOf([...navigation, ...legalAndCompany])),
  'carousel of 8 clips': () =>
    elements('/').filter(({ attributes }) => 'data-clip' in attributes).length,
  'Seven industry buttons': () =>
    linked(
      '/',
      'main',
      industries.map((id) => `/industries#${id}`),
    ),
  'four model cards': () => linked('/about', 'main', ofModels('/employers')),
  'Seven sections': () =>
    elements('/industries').filter(
      ({ name, attributes: { id = '' } }) => name === 'section' && industries.includes(id),
    ).length,
  'Eleven areas': () =>
    elements('/expertise').filter(
      ({ name, attributes: { id } }) => name === 'h3' && id?.endsWith('-heading'),
    ).length,
  '24 entries': () => Number(/Showing \d+ of (\d+) jobs/.exec(pages.get('/vacancies')!.text)?.[1]),
  '6 industries': () => options('industry'),
  '19 sectors': () => options('sector'),
  '16 role categories': () => options('role'),
  '4 levels': () => options('experience'),
  '3 work models': () => options('model'),
  // Without “Remote (Europe)”.
  '16 cities': () => options('location') - 1,
  '2 states': () => options('status'),
  'Four cards': () => linked('/employers', 'main', ofModels('')),
};

test('the pages show as many things as docs/specification.md counts', () => {
  const found = Object.entries(counted).map(([phrase, countOf]) => ({
    phrase,
    rows: rows.filter(({ requirement }) => requirement.includes(phrase)).length,
    count: countOf(),
  }));
  expect(found).toEqual(found.map(({ phrase }) => ({ phrase, rows: 1, count: numberIn(phrase) })));
});

test('each requirement is read from the pages, or names a test', () => {
  const isRead = ({ requirement, quotations, proofs }: Row) =>
    quotations.length > 0 ||
    Object.keys(counted).some((phrase) => requirement.includes(phrase)) ||
    proofs.some((file) => /\.(test|e2e)\.tsx?$/.test(file));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !isRead(row))).toEqual([]);
});

test('a figure that no quotation holds is counted on the pages, or has a test of its own', () => {
  const unread = rows.filter(({ requirement, proofs }) => {
    const phrases = [...Object.keys(counted), /"[^"]*"|`[^`]*`|\(D\d+(, D\d+)*\)/g];
    const rest = phrases.reduce<string>((text, known) => text.replaceAll(known, ''), requirement);
    return /\d/.test(rest) && !proofs.some((file) => !file.endsWith('rendered-pages.e2e.ts'));
  });
  expect(unread).toEqual([]);
});

test('a title has at most 65 characters and a description 165', () => {
  const long = [...pages].flatMap(([address, { html }]) => {
    const title = unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
    const description = unescaped(/name="description" content="(.*?)"/s.exec(html)?.[1] ?? '');
    expect(title && description, address).not.toBe('');
    return [
      ...(title.length > 65 ? [`${address}: ${title.length}, ${title}`] : []),
      ...(description.length > 165 ? [`${address}: ${description.length}, ${description}`] : []),
    ];
  });
  expect(long).toEqual([]);
});

function addressesIn(locale: Locale): string[] {
  return [
    ...pageNames.map((name) => pagePath(firm, name, locale)),
    ...vacancies.map(({ slug }) => vacancyPath(firm, slug, locale)),
    ...reports.flatMap(({ id }) => [
      reportPath(firm, id, locale),
      reportDocumentPath(firm, id, locale),
    ]),
    planPath(firm, locale),
    briefPath(firm, locale),
    askAlertPath(firm, locale),
    savedRolesPath(firm, locale),
    documentPath(firm, 'talent-pack', locale),
    notFoundPath(firm, locale),
    reportNotFoundPath(firm, locale),
  ];
}

/** React separates texts by empty comments, before which the parser loses a text. */
function rendered(served: string): Rendered {
  const html = served.replaceAll('<!-- -->', '');
  const document = parse(html) as Node;
  const pieces = new Set<string>();
  walkSync(document, (node, parent) => {
    const { name } = (parent ?? {}) as ElementNode;
    if (node.type === TEXT_NODE && name !== 'script' && name !== 'style') {
      pieces.add(plain(node.value));
    }
    if (node.type !== ELEMENT_NODE) return;
    for (const [attribute, value] of Object.entries(node.attributes)) {
      const text = unescaped(value);
      const words = attribute === 'props' ? leaves(JSON.parse(text)) : [text];
      for (const word of words) pieces.add(word);
    }
  });
  return { html, pieces, text: textOf(document) };
}

const inline = new Set(['a', 'abbr', 'b', 'br', 'code', 'em', 'span', 'strong', 'sub', 'time']);

function textOf(node: Node): string {
  if (node.type === TEXT_NODE) return unescaped(node.value);
  if (!('children' in node)) return '';
  const { name = '', children } = node as ElementNode;
  if (name === 'script' || name === 'style') return '';
  const words = children.map(textOf).join('');
  if (name === 'td' || name === 'th') return `${plain(words)}: `;
  return inline.has(name) ? words : `\n${words}\n`;
}

/** A single word stands alone; a phrase may stand within a text. */
function says({ pieces, text }: Rendered, quotation: string): boolean {
  const filled = quotation.split(/\{\w+\}/).map(escaped);
  const whole = new RegExp(`^${filled.join('.+?')}$`);
  if ([...pieces].some((piece) => whole.test(piece))) return true;
  if (!/\s/.test(quotation)) return false;
  const within = new RegExp(`(?<![\\p{L}\\d])${filled.join('.+?')}(?![\\p{L}\\d])`, 'u');
  return text.split('\n').some((line) => within.test(plain(line)));
}

function sectionsOf(markdown: string): { heading: string; rows: Row[] }[] {
  const [specified = ''] = markdown.split(/^## Departures$/m);
  return specified
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      heading: section.split('\n')[0]!,
      rows: [...section.matchAll(/^\| (.+?) +\| (?:.+?) +\| (.+?) +\|$/gm)]
        .slice(2)
        .map(([, requirement = '', shownBy = '']) => ({
          requirement,
          quotations: [...requirement.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text),
          proofs: [...shownBy.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file),
        })),
    }));
}

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
const numbers = new Map([...words.map((word, at) => [word, at + 2] as const), ['fourteen', 14]]);

function numberIn(phrase: string): number {
  const said = phrase.toLowerCase().split(' ');
  return Number(
    said.find((word) => /^\d+$/.test(word)) ?? numbers.get(said.find((word) => numbers.has(word))!),
  );
}

function elements(address: string, within = 'body'): ElementNode[] {
  const { html } = pages.get(address)!;
  return elementsOf(html.slice(html.indexOf(`<${within}`), html.lastIndexOf(`</${within}>`)));
}

/** How many of the addresses a part of a page links to. */
function linked(address: string, within: string, targets: string[]): number {
  const hrefs = elements(address, within).map(({ attributes }) => attributes.href);
  return targets.filter((target) => hrefs.includes(target)).length;
}

function options(name: string): number {
  return elements('/vacancies').filter(
    ({ attributes }) => attributes.name === name && attributes.type === 'checkbox',
  ).length;
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leaves);
}

function plain(text: string): string {
  return unescaped(text).replaceAll(/\s+/g, ' ').trim();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function unescaped(text: string): string {
  return text
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, code: string) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function escaped(text: string): string {
  return RegExp.escape(text);
}
