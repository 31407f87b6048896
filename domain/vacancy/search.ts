import { synonyms } from './synonyms.ts';

/** Text as the search reads it; made once for a vacancy, then asked many times. */
export function searchable(...texts: readonly string[]): string {
  return ` ${normalise(texts.join(' '))} `;
}

/** Turns what a visitor typed into a question about searchable text: every term must be found. */
export function keywordSearch(keywords: string): (text: string) => boolean {
  const terms = termsOf(normalise(keywords));
  return (text) => terms.every((names) => names.some((name) => text.includes(name)));
}

/** Each term is the list of the strings that satisfy it. */
function termsOf(query: string): string[][] {
  const terms: string[][] = [];
  const words = query.split(' ').filter(Boolean);
  for (let at = 0; at < words.length;) {
    const length = longestNameAt(words, at);
    const name = words.slice(at, at + Math.max(length, 1)).join(' ');
    // A known name is a whole word, or "ai" would find "aircraft"; others match as they are typed.
    terms.push(length > 0 ? synonyms.get(name)!.map((known) => ` ${known} `) : [` ${name}`]);
    at += Math.max(length, 1);
  }
  return terms;
}

/** How many words from here on form a name with synonyms; 0 if they form none. */
function longestNameAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
    if (synonyms.has(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

const longestName = Math.max(...[...synonyms.keys()].map((name) => name.split(' ').length));

function normalise(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      // "ISO26262" and "DO178C" are written in both ways.
      .replace(/\b(iso|iec|do|ed|en)(?=\d)/g, '$1 ')
      .trim()
  );
}
