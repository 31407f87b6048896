import type { DocumentKey, DocumentKindName } from './document-kinds.ts';

/** What the firm says and is, as it is published, or as it would be with a draft. */
export type Documents = {
  /** Its content, all languages in it; undefined if there is none. */
  get(key: DocumentKey): unknown;
  ids(kind: DocumentKindName): readonly string[];
};

export function documentsOf(entries: Iterable<readonly [DocumentKey, unknown]>): Documents {
  const kinds = new Map<DocumentKindName, Map<string, unknown>>();
  for (const [{ kind, id }, content] of entries) {
    const ofKind = kinds.get(kind) ?? new Map<string, unknown>();
    kinds.set(kind, ofKind.set(id, content));
  }
  return {
    get: ({ kind, id }) => kinds.get(kind)?.get(id),
    ids: (kind) => [...(kinds.get(kind)?.keys() ?? [])].toSorted(),
  };
}

/** As if it were removed. */
export function withoutDocument(documents: Documents, removed: DocumentKey): Documents {
  const isRemoved = ({ kind, id }: DocumentKey) => kind === removed.kind && id === removed.id;
  return {
    get: (key) => (isRemoved(key) ? undefined : documents.get(key)),
    ids: (kind) => documents.ids(kind).filter((id) => !isRemoved({ kind, id })),
  };
}

/** As if this content were published. */
export function withDocument(
  documents: Documents,
  changed: DocumentKey,
  content: unknown,
): Documents {
  const isChanged = ({ kind, id }: DocumentKey) => kind === changed.kind && id === changed.id;
  return {
    get: (key) => (isChanged(key) ? content : documents.get(key)),
    ids: (kind) =>
      kind === changed.kind
        ? [...new Set([...documents.ids(kind), changed.id])].toSorted()
        : documents.ids(kind),
  };
}
