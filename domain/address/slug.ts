/** Words as part of an address or an id: `Risk & Compliance` is `risk-compliance`. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => transcriptions[letter] ?? letter)
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const transcriptions: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
