import type { z } from 'zod';
import {
  readDocument,
  schemaNumber,
  type DocumentKind,
  type StoredDocument,
} from '../../../domain/document/stored-document.ts';
import {
  documentKinds,
  kindFacts,
  type DocumentKey,
} from '../../../domain/document/document-kinds.ts';

/** The schema of a document and its upgrades; undefined for a kind that this program lacks. */
export function kindOf({ kind, id }: DocumentKey): DocumentKind<z.ZodType> | undefined {
  if (!Object.hasOwn(documentKinds, kind)) return undefined;
  const { schema, upgrades } = kindFacts(kind);
  return { schema: schema(id), upgrades };
}

/** The number under which this program writes a document. */
export function schemaOf(key: DocumentKey): number {
  const kind = kindOf(key);
  return kind ? schemaNumber(kind) : 1;
}

/** The stored content, upgraded as far as possible; the text itself if it is not JSON. */
export function contentOf(key: DocumentKey, stored: StoredDocument): unknown {
  const kind = kindOf(key);
  if (!kind) return parsed(stored.content);
  const read = readDocument(kind, stored);
  return read.fits ? read.content : read.raw;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
