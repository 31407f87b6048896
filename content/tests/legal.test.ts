import { describe, expect, test } from 'vitest';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import { retentionCategories } from '#domain/privacy/retention.ts';
import { withDocument } from '#domain/documents/documents.ts';
import { openCatalogue } from '../catalogue.server.ts';
import { shipped, shippedDocuments } from './shipped.ts';

const germanLocales = locales(shipped.firm).filter((locale) => languageOf(locale) === 'de');

describe.each(legalPageNames)('the German text of %s', (name) => {
  test.each(germanLocales)('opens complete in %s', (locale) => {
    const { title, markdown } = shipped.legalText(name, locale);
    expect(title).not.toBe('');
    expect(markdown).toMatch(/^## /m);
    expect(markdown).not.toContain('{{');
  });
});

describe.each(locales(shipped.firm))('a firm without registrations, in %s', (locale) => {
  const { legalText } = contentWithoutRegistrations();

  test.each(legalPageNames)('has a whole text of %s', (name) => {
    const { markdown } = legalText(name, locale);
    const blocks = markdown.trim().split(/\n{2,}/);
    const broken = blocks.filter((block, at) => isBroken(block, blocks[at + 1] ?? ''));
    expect(broken).toEqual([]);
  });
});

test('the German retention table promises the periods of the English one', () => {
  // The categories, the drafts of briefs and the addresses of role alerts.
  expect(retentionPeriods('de-DE')).toHaveLength(retentionCategories.length + 2);
  expect(retentionPeriods('de-DE')).toEqual(
    retentionPeriods('en-GB').map((period) =>
      period
        .replace(/years?/, 'Jahre')
        .replace(/months?/, 'Monate')
        .replace(/days?/, 'Tage'),
    ),
  );
});

function retentionPeriods(locale: Locale): string[] {
  const { markdown } = shipped.legalText('privacy-policy', locale);
  const periods = /^\| [^|]+ \| (\d+ (?:years?|months?|days?|Jahre?|Monate?|Tage?)) \|$/gm;
  return [...markdown.matchAll(periods)].map(([, period = '']) =>
    period.replace(/Jahr$/, 'Jahre').replace(/Monat$/, 'Monate'),
  );
}

function contentWithoutRegistrations() {
  const key = { kind: 'company', id: 'main' } as const;
  const { registration: _, ...company } = shipped.company;
  return openCatalogue(withDocument(shippedDocuments, key, company));
}

/** A heading has content, a table rows, and a sentence that is open leads to a list or table. */
function isBroken(block: string, next: string): boolean {
  if (isHeading(block)) return next === '' || (isHeading(next) && rankOf(next) <= rankOf(block));
  if (block.startsWith('|')) return block.split('\n').length < 3;
  const isOpen = /^[^-].*[^.!?)*]$/.test(block);
  return (isOpen && !/^(?:[-|]|\d+\.)/.test(next)) || /\{\{|:\s*\.$/m.test(block);
}

function isHeading(block: string): boolean {
  return block.startsWith('#');
}

function rankOf(heading: string): number {
  return heading.indexOf(' ');
}
