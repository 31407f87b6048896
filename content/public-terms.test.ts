import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { legalPageNames } from '../domain/page/page-name.ts';
import { pageSchemas, type CopyPageName } from '../domain/page/pages.ts';
import { englishWords, specifiedStrings } from '../tests/support/browser/english-words.ts';
import { catalogue as sampleContent } from './catalogue.server.ts';

const catalogue = sampleContent();
const specified = new Set(specifiedStrings());
const prose = englishWords()
  .filter(({ text }) => !specified.has(text))
  .map(({ file, text }) => ({ file, text: withoutCode(text) }));

const [englishTable = '', germanTable = ''] = readFileSync('docs/public-terms.md', 'utf8').split(
  '## German',
);

test.each(termsOf(englishTable))('English says $term, never $variant', ({ variant }) => {
  const word = new RegExp(`(?<![\\w-])${variant}(?![\\w-])`);
  expect(prose.filter(({ text }) => word.test(text))).toEqual([]);
});

test('English quotation marks and apostrophes are typographic', () => {
  expect(prose.filter(({ text }) => /['"]/.test(text))).toEqual([]);
});

test.each(termsOf(germanTable))('German says $term, never $variant', ({ variant }) => {
  const word = new RegExp(`(?<![\\p{L}-])${variant}(?![\\p{L}-])`, 'u');
  const words = [
    (Object.keys(pageSchemas) as CopyPageName[]).map((name) => catalogue.page(name, 'de-DE')),
    legalPageNames.map((name) => catalogue.legalText(name, 'de-DE')),
    catalogue.reports.map((report) => catalogue.reportText(report, 'de-DE').markdown),
    catalogue.hiringModels('de-DE'),
    catalogue.talentPack('de-DE'),
    catalogue.vacancies.map(({ de }) => de),
    germanMessages(),
  ];
  expect(JSON.stringify(words).match(word)).toBeNull();
});

describe('a number and its noun agree', () => {
  const nouns = '(?:week|day|month|year|hour|minute|introduction|profile|job|view)';
  const wrong = new RegExp(`(?<![\\d.,–-])1 ${nouns}s\\b|\\b(?:[2-9]|\\d\\d+) ${nouns}\\b`, 'g');

  test.each(Object.keys(pageSchemas) as CopyPageName[])('on the page %s', (name) => {
    expect(JSON.stringify(catalogue.page(name, 'en-GB')).match(wrong)).toBeNull();
  });

  test.each(legalPageNames)('on the legal page %s', (name) => {
    expect(catalogue.legalText(name, 'en-GB').markdown.match(wrong)).toBeNull();
  });

  test('in the hiring models and the talent pack', () => {
    const words = [catalogue.hiringModels('en-GB'), catalogue.talentPack('en-GB')];
    expect(JSON.stringify(words).match(wrong)).toBeNull();
  });
});

/** The interface words as they stand in the files: content may not import them. */
function germanMessages(): string[] {
  return readdirSync('messages')
    .filter((name) => name.includes('de.ts'))
    .map((name) => readFileSync(`messages/${name}`, 'utf8'));
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
