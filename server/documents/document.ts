import { randomUUID } from 'node:crypto';
import { type DocumentKey, kindFacts } from '#domain/documents/document-kinds.ts';
import {
  type Documents,
  documentsOf,
  isDocumentKey,
  isKnownKind,
} from '#domain/documents/documents.ts';
import {
  schemaNumber,
  storedContent,
  type StoredDocument,
} from '#domain/documents/stored-document.ts';

/** Content as it is stored: JSON by the schema of that number. */
export type WrittenContent = {
  schema: number;
  content: string;
  /** Under which the site shows it, of kinds that have addresses. */
  address: string | undefined;
  by: string;
  at: number;
};

/** A document as it is stored, published or not. */
export type DocumentRecord = {
  key: DocumentKey;
  /** Counts the changes of the document and its draft: what an editor read, 0 before the first. */
  version: number;
  /** Who made that change, and when. */
  changed: { by: string; at: number };
  /** Counts its publications; 0 for one that was never published. */
  revision: number;
  /** Counts the publications of all documents. */
  sequence: number | undefined;
  /** When it was last published or removed. */
  publishedAt: number | undefined;
  /** The number that people quote, of a vacancy. */
  reference: string | undefined;
  published: WrittenContent | undefined;
  draft: WrittenContent | undefined;
  scheduled: { from: number; by: string } | undefined;
};

/** The key of the row of a new document: of a vacancy its id, to which submissions refer. */
export function rowKeyOf({ kind, id }: DocumentKey): string {
  return kind === 'vacancy' ? id : randomUUID();
}

/** Content with the address under which it is shown, of kinds that have addresses. */
export type AddressedContent = { content: unknown; address?: string | undefined };

/** An advert is edited with its address as a field of it. */
export function asEdited({ kind }: DocumentKey, { content, address }: AddressedContent): unknown {
  return kind === 'vacancy' && isRecord(content) ? { ...content, slug: address ?? '' } : content;
}

export function fromEdited({ kind }: DocumentKey, edited: unknown): AddressedContent {
  if (kind !== 'vacancy' || !isRecord(edited)) return { content: edited };
  const { slug, ...content } = edited;
  return { content, address: typeof slug === 'string' ? slug : '' };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number under which this program writes a document. */
export function schemaOf({ kind }: DocumentKey): number {
  return schemaNumber(kindFacts(kind));
}

/** The stored content, upgraded as far as possible. */
export function contentOf({ kind }: DocumentKey, stored: StoredDocument): unknown {
  return storedContent(isKnownKind(kind) ? kindFacts(kind) : {}, stored);
}

/** What is published, as far as this program has such documents. */
export function asDocuments(records: readonly DocumentRecord[]): Documents {
  return documentsOf(
    records.flatMap(({ key, published }): [DocumentKey, unknown][] =>
      published && isDocumentKey(key)
        ? [[nameInFiles(key, published.address), contentOf(key, published)]]
        : [],
    ),
  );
}

/** As `page/home`: a document in one text. */
export function nameOf({ kind, id }: DocumentKey): string {
  return `${kind}/${id}`;
}

/** Files call a vacancy by its address. */
export function nameInFiles(key: DocumentKey, address: string | undefined): DocumentKey {
  return address === undefined ? key : { kind: key.kind, id: address };
}
