import type { z } from 'zod';
import type { DocumentIssue } from './document-issue.ts';

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
  /** `raw` is what is stored, upgraded as far as possible. */
  | { fits: false; raw: unknown; issues: readonly z.core.$ZodIssue[] };

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
  const { result } = parseKeeping(kind.schema, content);
  return result.success
    ? { fits: true, content: result.data }
    : { fits: false, raw: content, issues: result.error.issues };
}

/** Stored content is upgraded as far as possible and not parsed yet. */
export function storedContent(
  { upgrades = [] }: Pick<DocumentKind<z.ZodType>, 'upgrades'>,
  { schema, content }: StoredDocument,
): unknown {
  return upgraded(upgrades, schema, JSON.parse(content));
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

type Fields = Record<string, unknown>;

/** Keys that a schema does not know, as `de.hero.colour`. */
export function unreadFields(schema: z.ZodType, content: unknown): string[] {
  return (schema.safeParse(content).error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path, key].join('.'))
      : [],
  );
}

/** The same content without these fields. */
export function withoutFields(content: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0) return content;
  const rest = structuredClone(content);
  for (const field of fields) {
    const path = field.split('.');
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((one, step) => (one as Fields | undefined)?.[step], rest);
    if (typeof holder === 'object' && holder !== null) delete (holder as Fields)[path.at(-1)!];
  }
  return rest;
}

type Path = readonly PropertyKey[];

/**
 * Parses by a strict schema, except that keys which it does not know are named and kept: a newer
 * program may have written them before a rollback.
 */
export function parseKeeping<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): { result: z.ZodSafeParseResult<z.output<Schema>>; unknown: Path[] } {
  const strict = schema.safeParse(value, { reportInput: true });
  const unknown = (strict.error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [],
  );
  if (unknown.length === 0) return { result: strict, unknown };
  const known = structuredClone(value);
  for (const path of unknown) delete holderOf(known, path)[path.at(-1)!];
  const result = schema.safeParse(known, { reportInput: true });
  if (result.success) {
    for (const path of unknown) {
      // Defined, not assigned: the key may be `__proto__`.
      const kept = holderOf(value, path)[path.at(-1)!];
      const property = { value: kept, enumerable: true, configurable: true, writable: true };
      Object.defineProperty(holderOf(result.data, path), path.at(-1)!, property);
    }
  }
  return { result, unknown };
}

/** The object that has the last key of a path. */
function holderOf(value: unknown, path: Path): Record<PropertyKey, unknown> {
  return path
    .slice(0, -1)
    .reduce<unknown>((one, key) => (one as Record<PropertyKey, unknown>)[key], value) as Record<
    PropertyKey,
    unknown
  >;
}

/** Far above any document of the firm; a bound for what one request can store. */
const maxContentLength = 1_000_000;
/** Deeper than any schema. */
export const maxDepth = 32;
/** The longest report has 1,300. Each costs time wherever the document is read. */
const maxValues = 10_000;

/**
 * Why content cannot be stored as JSON by both databases and read back as it was, by the field in
 * which it is. What the content says is judged when it is published.
 */
export function storageIssues(content: unknown): DocumentIssue[] {
  // Not by recursion: the sender chooses how deep it is.
  const left: { value: unknown; path: readonly string[] }[] = [{ value: content, path: [] }];
  let length = 0;
  let values = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, path } = next;
    const field = path.join('.');
    if (!isJson(value)) return [{ field, code: 'invalid' }];
    length += typeof value === 'string' ? value.length : 8;
    if (length > maxContentLength) {
      return [{ field: path[0] ?? '', code: 'too-long', limit: maxContentLength }];
    }
    values += 1;
    if (values > maxValues) return [{ field: path[0] ?? '', code: 'too-many', limit: maxValues }];
    if (typeof value !== 'object' || value === null) continue;
    if (path.length === maxDepth) return [{ field, code: 'invalid' }];
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__' || !isText(key)) return [{ field, code: 'unknown' }];
      length += key.length;
      // As JSON leaves it out.
      if (inner !== undefined) left.push({ value: inner, path: [...path, key] });
    }
  }
  return [];
}

function isJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
      return isText(value);
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      return value === null || Array.isArray(value) || isPlain(value);
    default:
      return false;
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** PostgreSQL refuses U+0000, and half of a surrogate pair comes back as another character. */
function isText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
