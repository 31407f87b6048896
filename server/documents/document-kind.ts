import { isKnownKind } from '#domain/documents/documents.ts';
import { kindFacts, type DocumentKey } from '#domain/documents/document-kinds.ts';
import {
  schemaNumber,
  storedContent,
  type StoredDocument,
} from '#domain/documents/stored-document.ts';

/** The number under which this program writes a document. */
export function schemaOf({ kind }: DocumentKey): number {
  return schemaNumber(kindFacts(kind));
}

/** The stored content, upgraded as far as possible; the text itself if it is not JSON. */
export function contentOf({ kind }: DocumentKey, stored: StoredDocument): unknown {
  const content = storedContent(isKnownKind(kind) ? kindFacts(kind) : {}, stored);
  return content === undefined ? stored.content : content;
}
