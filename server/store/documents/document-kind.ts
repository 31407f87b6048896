import {
  documentKinds,
  kindFacts,
  theOnly,
  type DocumentKey,
} from '../../../domain/document/document-kinds.ts';
import {
  schemaNumber,
  storedContent,
  type StoredDocument,
} from '../../../domain/document/stored-document.ts';

/** Whether this program has such a document, or staff may add it. */
export function isDocumentKey({ kind, id }: DocumentKey): boolean {
  if (!isKnownKind(kind)) return false;
  const { ids } = kindFacts(kind);
  if (ids === 'one') return id === theOnly;
  return ids === 'any' ? idPattern.test(id) && id.length <= maxIdLength : ids.includes(id);
}

/** A store may hold kinds of a newer program. */
export function isKnownKind(kind: string): boolean {
  return Object.hasOwn(documentKinds, kind);
}

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxIdLength = 100;

/** The number under which this program writes a document. */
export function schemaOf({ kind }: DocumentKey): number {
  return schemaNumber(kindFacts(kind));
}

/** The stored content, upgraded as far as possible; the text itself if it is not JSON. */
export function contentOf({ kind }: DocumentKey, stored: StoredDocument): unknown {
  const upgrades = isKnownKind(kind) ? kindFacts(kind).upgrades : [];
  return storedContent({ upgrades }, stored) ?? stored.content;
}
