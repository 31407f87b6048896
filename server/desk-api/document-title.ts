import type { DocumentKey } from '../../domain/document/document-kinds.ts';
import { readableName } from '../../domain/document/readable-name.ts';
import { websiteWords } from '../../messages/desk-words/website.ts';

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

/** What the desk calls a document, complete or not. */
export function documentTitle({ kind, id }: DocumentKey, content: unknown): string {
  if (id === 'main') return websiteWords.kinds[kind];
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
