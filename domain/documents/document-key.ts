import { documentKinds, kindFacts, theOnly, type DocumentKey } from './document-kinds.ts';

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxIdLength = 100;

/** Lower case letters, digits and single hyphens: what a document that staff add is named by. */
export function isDocumentId(text: string): boolean {
  return text.length <= maxIdLength && idPattern.test(text);
}

/** Whether this program has such a document, or staff may add it. */
export function isDocumentKey(key: { kind: string; id: string }): key is DocumentKey {
  if (!isKnownKind(key.kind)) return false;
  const { ids } = kindFacts(key.kind);
  if (ids === 'one') return key.id === theOnly;
  return ids === 'any' ? isDocumentId(key.id) : ids.includes(key.id);
}

/** A store may hold kinds of a newer program. */
export function isKnownKind(kind: string): kind is DocumentKey['kind'] {
  return Object.hasOwn(documentKinds, kind);
}
