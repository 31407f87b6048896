/** Whether a text in it holds U+0000, which PostgreSQL cannot store or compare. */
export function holdsNul(value: unknown): boolean {
  // Not by recursion: whoever sends it chooses how deep it is.
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && one.includes('\0')) return true;
    if (one && typeof one === 'object') for (const inner of Object.values(one)) left.push(inner);
  }
  return false;
}
