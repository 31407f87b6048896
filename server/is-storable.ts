/** Deeper than any body that a route takes. */
const maxDepth = 32;

/**
 * Whether both databases store every text in it: PostgreSQL refuses U+0000, and half of a surrogate
 * pair comes back as another character. Nested no deeper than anything that is asked for.
 */
export function isStorable(value: unknown): boolean {
  // Not by recursion: the sender chooses how deep it is.
  const left: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [one, depth] = next;
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return false;
    if (one === null || typeof one !== 'object' || one instanceof Uint8Array) continue;
    if (depth === maxDepth) return false;
    for (const inner of Object.entries(one).flat()) left.push([inner, depth + 1]);
  }
  return true;
}
