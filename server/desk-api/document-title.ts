import type { DocumentKey } from '../../domain/document/document-kinds.ts';
import { readableName } from '../../domain/document/readable-name.ts';
import { languageOf, type Locale } from '../../domain/edition/editions.ts';
import { websiteWords as de } from '../../messages/desk-words/website.de.ts';
import { websiteWords as en } from '../../messages/desk-words/website.en.ts';

/** Where a document of a kind says what it is; others are known by their id. */
const namedBy: Partial<Record<DocumentKey['kind'], readonly (readonly string[])[]>> = {
  person: [['name']],
  testimonial: [
    ['en', 'attribution'],
    ['de', 'attribution'],
  ],
  answer: [
    ['en', 'name'],
    ['de', 'name'],
  ],
  report: [
    ['en', 'title'],
    ['de', 'title'],
  ],
  legal: [
    ['en', 'title'],
    ['de', 'title'],
  ],
};

/** What the desk calls a document, complete or not, in the language of its reader. */
export function documentTitle({ kind, id }: DocumentKey, content: unknown, reader: Locale): string {
  if (id === 'main') return { en, de }[languageOf(reader)].kinds[kind];
  const named = (namedBy[kind] ?? []).map((path) => textAt(content, path)).find(Boolean);
  return named ?? readableName(id);
}

function textAt(content: unknown, path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    content,
  );
  return typeof found === 'string' ? found.trim() : '';
}
