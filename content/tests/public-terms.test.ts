import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/edition/editions.ts';
import { isForStaff, mailNames } from '#domain/mail/mail-template.ts';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { pageSchemas, type CopyPageName } from '#domain/pages/pages.ts';
import { introductionConsent } from '#words/consent-words.ts';
import { messagesFor } from '#words/messages.ts';
import { englishWords, specifiedStrings } from './english-words.ts';
import { shipped } from './shipped.ts';

const specified = new Set(specifiedStrings());
const prose = englishWords()
  .filter(({ text }) => !specified.has(text))
  .map(({ file, text }) => ({ file, text: withoutCode(text) }));

const [englishTable = '', germanTable = '', swissTable = '', austrianTable = ''] = readFileSync(
  'docs/public-terms.md',
  'utf8',
).split(/^## (?:German|Switzerland|Austria)$/m);

test.each(termsOf(englishTable))('English says $term, never $variant', ({ variant }) => {
  const word = new RegExp(`(?<![\\w-])${variant}(?![\\w-])`);
  expect(prose.filter(({ text }) => word.test(text))).toEqual([]);
});

test('English quotation marks and apostrophes are typographic', () => {
  const typed = prose.map(({ file, text }) => ({ file, text: text.replaceAll("Let's Talk", '') }));
  expect(typed.filter(({ text }) => /['"]/.test(text))).toEqual([]);
});

const german = saidIn('de-DE');
const swiss = saidIn('de-CH');
const austrian = saidIn('de-AT');
const adverts = shipped.vacancies.flatMap(({ slug, de, benefits, interviews, relocation }) =>
  leaves({ de, benefits, interviews, relocation }, `vacancy ${slug}`),
);

const deskWords = await Promise.all(
  readdirSync('words/desk')
    .filter((file) => file.endsWith('.de.ts'))
    .map(async (file) => leaves(await import(`#words/desk/${file}`), `desk ${file}`)),
);

test.each(termsOf(germanTable))('German says $term, never $variant', ({ variant }) => {
  const everything = [...german, ...swiss, ...austrian, ...adverts, ...deskWords.flat()];
  expect(saying(variant, everything)).toEqual([]);
});

test('the desk has German words to check', () => {
  expect(deskWords.flat().length).toBeGreaterThan(800);
});

/** The Impressum names a German law to every reader, and the consent to an introduction is one text. */
const sameEverywhere = /^(legal company-info|consent to an introduction)/;

test.each(termsOf(swissTable))('Switzerland says $term, never $variant', ({ variant }) => {
  expect(saying(variant, swiss).filter((found) => !sameEverywhere.test(found))).toEqual([]);
});

test.each(termsOf(austrianTable))('Austria says $term, never $variant', ({ variant }) => {
  expect(saying(variant, austrian).filter((found) => !sameEverywhere.test(found))).toEqual([]);
});

describe('a number and its noun agree', () => {
  const nouns = '(?:week|day|month|year|hour|minute|introduction|profile|job|view)';
  const wrong = new RegExp(`(?<![\\d.,–-])1 ${nouns}s\\b|\\b(?:[2-9]|\\d\\d+) ${nouns}\\b`, 'g');

  test.each(Object.keys(pageSchemas) as CopyPageName[])('on the page %s', (name) => {
    expect(JSON.stringify(shipped.page(name, 'en-GB')).match(wrong)).toBeNull();
  });

  test.each(legalPageNames)('on the legal page %s', (name) => {
    expect(shipped.legalText(name, 'en-GB').markdown.match(wrong)).toBeNull();
  });

  test('in the hiring models', () => {
    expect(JSON.stringify(shipped.hiringModels('en-GB')).match(wrong)).toBeNull();
  });
});

/** Everything that a German-speaking visitor reads in an edition, but adverts, each with its place. */
function saidIn(locale: Locale): [string, string][] {
  const pages = Object.keys(pageSchemas) as CopyPageName[];
  return [
    ...pages.flatMap((name) => leaves(shipped.page(name, locale), `page ${name}`)),
    ...legalPageNames.flatMap((name) => leaves(shipped.legalText(name, locale), `legal ${name}`)),
    ...shipped.reports.flatMap((report) =>
      leaves([report.de, shipped.reportText(report, locale)], `report ${report.id}`),
    ),
    ...mailNames
      .filter((name) => !isForStaff(name))
      .flatMap((name) => leaves(shipped.mail(name, locale), `mail ${name}`)),
    ...leaves(shipped.answerTemplates(locale), 'answers'),
    ...leaves(shipped.hiringModels(locale), 'hiring models'),
    ...leaves(shipped.quote(messagesFor(shipped.firm, locale), locale), 'messages'),
    [
      'consent to an introduction',
      introductionConsent(shipped.firm, locale, { employer: '', role: '' }),
    ],
  ];
}

function leaves(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, `${at} ${key}`));
}

/** The places that use a rejected word; * in it stands for further letters. */
function saying(variant: string, texts: [string, string][]): string[] {
  const letters = variant.replaceAll('\\*', '\\p{L}*');
  const word = new RegExp(`(?<![\\p{L}-])${letters}(?![\\p{L}-])`, 'u');
  return texts.filter(([, text]) => word.test(text)).map(([at, text]) => `${at}: ${text}`);
}

/** Each rejected variant of a table with the term to write instead. */
function termsOf(table: string): { term: string; variant: string }[] {
  const rows = [...table.matchAll(/^\| (.+?) \|(.+?)\|/gm)];
  // The first two rows are the heading and its rule.
  return rows
    .slice(2)
    .flatMap(([, term = '', variants = '']) =>
      variants.split(',').map((variant) => ({ term: term.trim(), variant: variant.trim() })),
    );
}

/** Addresses, code and the names of facts are not prose. */
function withoutCode(text: string): string {
  return text.replaceAll(/\]\([^)]*\)|`[^`]*`|\{\{[^}]*\}\}/g, '');
}
