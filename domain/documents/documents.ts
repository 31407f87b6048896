import {
  type DocumentKey,
  type DocumentKindName,
  documentKinds,
  kindFacts,
  singletonId,
} from './document-kinds.ts';

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
  if (ids === 'one') return key.id === singletonId;
  return ids === 'any' ? isDocumentId(key.id) : ids.includes(key.id);
}

/** A store may hold kinds of a newer program. */
export function isKnownKind(kind: string): kind is DocumentKey['kind'] {
  return Object.hasOwn(documentKinds, kind);
}
