import { maxDepth } from '#domain/documents/stored-document.ts';

/** A document has at most 10,000, and so has the longest list that a route takes. */
const maxValues = 10_500;

/**
 * Why no route takes what was sent. `malformed`: a text in it that not both databases store, since
 * PostgreSQL refuses U+0000 and half of a surrogate pair comes back as another character, or nested
 * deeper than anything that is asked for. `too-large`: more values than any route takes, each of
 * which costs time wherever it is read.
 */
export function requestFault(value: unknown): 'malformed' | 'too-large' | undefined {
  // Not by recursion: the sender chooses how deep it is.
  const left: [value: unknown, depth: number][] = [[value, 0]];
  let values = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const [one, depth] = next;
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return 'malformed';
    if (one === null || typeof one !== 'object' || one instanceof Uint8Array) continue;
    if (depth === maxDepth) return 'malformed';
    const entries = Object.entries(one);
    values += entries.length;
    if (values > maxValues) return 'too-large';
    for (const inner of entries.flat()) left.push([inner, depth + 1]);
  }
  return undefined;
}
