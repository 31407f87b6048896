/** Words as part of an address or an id: `Risk & Compliance` is `risk-compliance`. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
