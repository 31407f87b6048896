import type { Synonyms } from './synonyms.ts';

/** Text as the search reads it; made once for a vacancy, then asked many times. */
export function searchable(...texts: readonly string[]): string {
  return ` ${normalise(texts.join(' '))} `;
}

/**
 * Turns what a visitor typed into a question about searchable text: every term must be found. The
 * synonyms are given: the page of vacancies reads them with the long texts, only for a search.
 */
export function keywordSearch(keywords: string, synonyms: Synonyms): (text: string) => boolean {
  const terms = termsOf(normalise(keywords), synonyms);
  return (text) => terms.every((names) => names.some((name) => text.includes(name)));
}

/** Each term is the list of the strings that satisfy it. */
function termsOf(query: string, synonyms: Synonyms): string[][] {
  const terms: string[][] = [];
  const words = query.split(' ').filter(Boolean);
  const lengthAt = longestNames(words, synonyms);
  for (let at = 0; at < words.length;) {
    const length = lengthAt(at);
    const name = words.slice(at, at + Math.max(length, 1)).join(' ');
    // A known name is a whole word, or "ai" would find "aircraft"; others match as they are typed.
    terms.push(length > 0 ? synonyms[name]!.map((known) => ` ${known} `) : [` ${name}`]);
    at += Math.max(length, 1);
  }
  return terms;
}

/** How many words from a place on form a name with synonyms; 0 if they form none. */
function longestNames(words: readonly string[], synonyms: Synonyms): (at: number) => number {
  const longest = Math.max(0, ...Object.keys(synonyms).map((name) => name.split(' ').length));
  return (at) => {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      if (Object.hasOwn(synonyms, words.slice(at, at + length).join(' '))) return length;
    }
    return 0;
  };
}

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
