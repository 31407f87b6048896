/** What holds for the content of every firm, the shipped one and those of the tests. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentKindNames } from '#domain/documents/document-kinds.ts';
import { downloadFiles } from '#domain/documents/download.ts';
import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import { mailNames } from '#domain/mail/mail-template.ts';
import { legalPageNames } from '#domain/pages/page-name.ts';
import { pageSchemas, type CopyPageName } from '#domain/pages/pages.ts';
import { messagesFor } from '#words/messages.ts';
import { openCatalogue } from './catalogue.server.ts';
import { documentsIn, filesOf, readContentFolder } from './content-folder.server.ts';
import { documentOfFile } from './document-files.ts';

const copyPages = Object.keys(pageSchemas) as CopyPageName[];
const translatedKinds = ['page', 'hiring-model-words', 'retention', 'site-words'] as const;
/** No document: a description for authors, tests, samples, what is handed out. */
const besides = /\.ts$|(^|\/)README\.md$|^samples(\.yaml$|\/)|^tests\/|^downloads\/[^/]+\.pdf$/;

describe.each(['content', 'tests/firm', 'tests/fixtures/second-firm'])(
  'the firm of %s',
  (folder) => {
    const documents = readContentFolder(folder);
    const catalogue = openCatalogue(documents);
    const locales = catalogue.firm.editions.map(({ tag }) => tag);
    const languages = [...new Set(locales.map(languageOf))];
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

    test('has no file that belongs to no document', () => {
      expect(files.filter((file) => !besides.test(file) && !documentOfFile(file))).toEqual([]);
    });

    test('has each document in the files that it would be written to', () => {
      for (const kind of documentKindNames) {
        for (const id of documents.ids(kind)) {
          const key = { kind, id };
          const written = filesOf(key, documents.get(key));
          expect(documentsIn(written), `${kind} ${id}`).toEqual([[key, documents.get(key)]]);
          expect(files).toEqual(expect.arrayContaining(written.map(({ name }) => name)));
        }
      }
    });

    test('has exactly the files that it hands out', () => {
      const named = downloadFiles(catalogue.firm, catalogue.downloads);
      const there = files.filter((file) => /^downloads\/.*\.pdf$/.test(file));
      expect(there.toSorted()).toEqual(named.map((name) => `downloads/${name}`).toSorted());
    });

    test('says the same in every language', () => {
      const differing = translatedKinds.flatMap((kind) =>
        documents.ids(kind).filter((id) => {
          const said = documents.get({ kind, id }) as Record<Language, unknown>;
          const [first, ...others] = languages.map((language) => keysOf(said[language]).join());
          return others.some((other) => other !== first);
        }),
      );
      expect(differing).toEqual([]);
    });

    test.each(legalPageNames)('has the same headings, links, facts and tables in %s', (name) => {
      const said = documents.get({ kind: 'legal', id: name }) as Record<
        Language,
        { markdown: string; effectiveOn: string }
      >;
      const [first, ...others] = languages.map((language) => outlineOf(said[language]));
      for (const other of others) expect(other).toEqual(first);
    });

    test('has every mail for readers of every edition', () => {
      for (const locale of locales) {
        for (const name of mailNames) expect(catalogue.mail(name, locale).subject).not.toBe('');
      }
    });

    test('records with briefs the version of its terms', () => {
      const { effectiveOn } = catalogue.legalText('terms-of-use', locales[0]!);
      expect(effectiveOn).toBe(catalogue.company.termsVersion);
    });

    test.each(locales)('leaves no fact unquoted in %s', (locale) => {
      expect(everythingIn(locale)).not.toContain('{{');
    });

    test.each(locales.filter((locale) => locale === 'de-CH'))('is spelled as in %s', (locale) => {
      expect(everythingIn(locale)).not.toMatch(/[ß„“]/);
    });

    function everythingIn(locale: Locale): string {
      return JSON.stringify([
        copyPages.map((name) => catalogue.page(name, locale)),
        legalPageNames.map((name) => catalogue.legalText(name, locale)),
        catalogue.hiringModels(locale),
        catalogue.mail('receipt', locale),
        catalogue.answerTemplates(locale),
        catalogue.quote(messagesFor(catalogue.firm, locale), locale),
      ]);
    }
  },
);

/** Headings, links to pages and mailboxes, facts and the size of tables, without the words. */
function outlineOf({ markdown, effectiveOn }: { markdown: string; effectiveOn: string }) {
  const distinct = (pattern: RegExp) =>
    [...new Set([...markdown.matchAll(pattern)].map(([, found]) => found))].toSorted();
  return {
    effectiveOn,
    headings: [...markdown.matchAll(/^(#+) /gm)].map(([, level]) => level),
    links: distinct(/\]\(((?:page|mailto):[^)]+)\)/g),
    // German says by a regional word whose clocks the office hours follow.
    facts: distinct(/\{\{(?!regional\.|company\.hours\.zone)([\w.-]+)\}\}/g),
    rows: markdown
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((row) => row.split('|').length),
  };
}

function keysOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.entries(value).flatMap(([key, child]) => keysOf(child, `${at}.${key}`));
}
