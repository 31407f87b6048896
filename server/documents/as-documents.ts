import { type Documents, documentsOf, isKnownKind } from '#domain/documents/documents.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { contentOf } from './document-kind.ts';
import type { DocumentRecord } from './document.ts';

/** What is published, as far as this program has such kinds. */
export function asDocuments(records: readonly DocumentRecord[]): Documents {
  return documentsOf(
    records.flatMap(({ key, published }): [DocumentKey, unknown][] =>
      published && isKnownKind(key.kind)
        ? [[nameInFiles(key, published.address), contentOf(key, published)]]
        : [],
    ),
  );
}

/** Files call a vacancy by its address. */
export function nameInFiles(key: DocumentKey, address: string | undefined): DocumentKey {
  return address === undefined ? key : { kind: key.kind, id: address };
}
