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
