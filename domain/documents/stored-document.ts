import type { z } from 'zod';
import { parseKeeping } from './parse-keeping.ts';

/**
 * A kind of document that is stored as JSON with the number of its schema. The number is one more
 * than there are upgrades: a change that older documents do not fit brings its step.
 */
export type DocumentKind<Schema extends z.ZodType> = {
  schema: Schema;
  upgrades?: readonly Upgrade[];
};

/**
 * Makes a document of one number into one of the next. It leaves alone what already has the new
 * shape: a program that was rolled back keeps newer keys and saves them under its own, older number.
 */
export type Upgrade = (content: Record<string, unknown>) => Record<string, unknown>;

/** As it is stored: the number of its schema, and JSON. */
export type StoredDocument = { schema: number; content: string };

export type ReadDocument<Content> =
  | { fits: true; content: Content }
  /** `raw` is what is stored, upgraded as far as possible; the text itself if it is not JSON. */
  | { fits: false; raw: unknown; issues: 'not-json' | readonly z.core.$ZodIssue[] };

/** The number under which this program saves. */
export function schemaNumber({ upgrades = [] }: Pick<DocumentKind<z.ZodType>, 'upgrades'>): number {
  return upgrades.length + 1;
}

/** A document as this program reads it. One that does not fit is described, never thrown. */
export function readDocument<Schema extends z.ZodType>(
  kind: DocumentKind<Schema>,
  stored: StoredDocument,
): ReadDocument<z.output<Schema>> {
  const content = storedContent(kind, stored);
  if (content === undefined) return { fits: false, raw: stored.content, issues: 'not-json' };
  const { result } = parseKeeping(kind.schema, content);
  return result.success
    ? { fits: true, content: result.data }
    : { fits: false, raw: content, issues: result.error.issues };
}

/** What is stored, upgraded as far as possible and not yet parsed; undefined if it is not JSON. */
export function storedContent(
  { upgrades = [] }: Pick<DocumentKind<z.ZodType>, 'upgrades'>,
  { schema, content }: StoredDocument,
): unknown {
  try {
    return upgraded(upgrades, schema, JSON.parse(content));
  } catch {
    return undefined;
  }
}

function upgraded(upgrades: readonly Upgrade[], schema: number, raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  try {
    return upgrades.slice(schema - 1).reduce((content, step) => step(content), raw);
  } catch {
    // A step met a shape that its number does not have. The parse says what is wrong.
    return raw;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
