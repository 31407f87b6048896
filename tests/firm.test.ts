/** The firm that the tests stand on is no copy of the shipped one: whoever replaces that keeps them. */
import { expect, test } from 'vitest';
import { catalogue } from '#content/catalogue.server.ts';
import { readContentFolder } from '#content/content-folder.server.ts';
import { documentKindNames } from '#domain/documents/document-kinds.ts';

const sentenceWords = 8;

test('the tests read tests/firm', () => {
  expect(catalogue().company.name).toBe('Harbour Lane');
});

test('no sentence of content/ stands in tests/firm', () => {
  const shipped = new Set(sentencesIn('content'));
  expect(sentencesIn('tests/firm').filter((sentence) => shipped.has(sentence))).toEqual([]);
});

/** Paragraphs of more than a few words, without what they quote. */
function sentencesIn(folder: string): string[] {
  const documents = readContentFolder(folder);
  return documentKindNames
    .flatMap((kind) => documents.ids(kind).map((id) => documents.get({ kind, id })))
    .flatMap(textsIn)
    .flatMap((text) => text.split(/\n+|(?<=[.!?])\s/))
    .map((text) => text.replaceAll(/\{+[^}]*\}+|\]\([^)]*\)|[^\p{L}\d ]/gu, '').trim())
    .filter((text) => text.split(/\s+/).length > sentenceWords);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
