import { z } from 'zod';
import { issueOfSchema, type DocumentIssue } from '#domain/documents/document-issue.ts';
import type { DocumentKey } from '#domain/documents/document-kinds.ts';
import { quoteFacts } from '#domain/firm/facts.ts';
import { filesOfDocument } from './document-files.ts';

/** A document that the catalogue cannot be made with. */
export class UnfitDocumentError extends Error {
  readonly broken: BrokenDocument;
  constructor(message: string, broken: BrokenDocument) {
    super(message);
    this.broken = broken;
  }
}

export type BrokenDocument = { key: DocumentKey; issues: DocumentIssue[] };

/** A part of a document as its schema has it, frozen. A mistake is named with file and field. */
export function validate<Schema extends z.ZodType>(
  key: DocumentKey,
  at: readonly string[],
  value: unknown,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (!result.success) {
    const { error } = result;
    const issues = error.issues
      .flatMap(issueOfSchema)
      .map((issue) => ({ ...issue, field: [...at, issue.field].join('.') }));
    const message = `${z.prettifyError(error)}\nCorrect ${contentFileOf(key, at)}.`;
    throw new UnfitDocumentError(message, { key, issues });
  }
  return deepFreeze(result.data);
}

/** The file of content/ that holds this part of a document, or those that hold parts of it. */
export function contentFileOf(key: DocumentKey, at: readonly string[] = []): string {
  const files = filesOfDocument(key);
  const own = files.filter((one) => one.at.join() === at.join());
  const parts = files.filter((one) => one.at.join().startsWith(`${at.join()},`));
  const names = (own.length > 0 ? own : parts).map(({ name }) => `content/${name}`);
  return names.join(' or ') || `content/${key.kind} ${key.id}`;
}

/** The words with their {{facts}} filled in. */
export function quoteEverywhere<T>(value: T, facts: Record<string, string>, source: string): T {
  const quote = (part: unknown): unknown => {
    if (typeof part === 'string') return quoteFacts(part, facts);
    if (Array.isArray(part)) return part.map(quote);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, child]) => [key, quote(child)]));
  };
  try {
    return quote(value) as T;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nCorrect ${source}.`, { cause: error });
  }
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
