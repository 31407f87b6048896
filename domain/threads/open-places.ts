const mark = /\[\[([^[\]\n]*)(?:\]\])?|\]\]/g;

/**
 * The places that the writer of a message still has to fill in. A template marks them [[like this]];
 * the words inside say what belongs there. Half a mark counts too: it is left of one that was edited.
 */
export function openPlaces(...texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(mark)].map(([whole, hint = '']) => hint.trim() || whole),
  );
}
