/**
 * Text as it is compared: in lower case and without marks, so that "zurich" finds "Zürich".
 * Character by character: normalising a long run of marks at once takes quadratic time.
 */
export function foldText(text: string): string {
  return text
    .replace(/\P{ASCII}/gu, (character) => character.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** More words than anybody types. */
const maxWords = 12;

/** Of a search: every word must be found, in any order. */
export function searchWords(search = ''): string[] {
  return foldText(search).split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** For text between tags and in attributes, of HTML as well as XML. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Words as part of an address or an id: `Risk & Compliance` is `risk-compliance`. */
export function slugOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
