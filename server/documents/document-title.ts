import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { readableName } from '#domain/documents/document-group.ts';
import { languageOf, type Locale } from '#domain/edition/editions.ts';
import { knownLanguages } from '#domain/edition/language.ts';
import { documentWords as de } from '#words/desk/documents.de.ts';
import { documentWords as en } from '#words/desk/documents.en.ts';

/** What a document of a kind says of itself in each language; others are known by their id. */
const namedBy: Partial<Record<DocumentKey['kind'], string>> = {
  testimonial: 'attribution',
  answer: 'name',
  report: 'title',
  legal: 'title',
  vacancy: 'title',
};

/** What the desk calls a document, complete or not, in the language of its reader. An advert has no other name. */
export function documentTitle({ kind, id }: DocumentKey, content: unknown, reader: Locale): string {
  if (id === 'main') return { en, de }[languageOf(reader)].kinds[kind];
  if (kind === 'person') return textAt(content, ['name']) || readableName(id);
  const field = namedBy[kind];
  const named = [languageOf(reader), ...knownLanguages].map((language) =>
    field === undefined ? '' : textAt(content, [language, field]),
  );
  return named.find(Boolean) ?? (kind === 'vacancy' ? '' : readableName(id));
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
