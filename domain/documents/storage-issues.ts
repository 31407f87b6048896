import type { DocumentIssue } from './document-issue.ts';

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
