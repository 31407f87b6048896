/** The known word that a mistyped one most likely means: two letters differ, of a short one one. */
export function nearest<Known extends string>(
  word: string,
  known: readonly Known[],
): Known | undefined {
  const distances = known.map((one) => ({ one, distance: editDistance(word, one) }));
  const [closest] = distances.toSorted((a, b) => a.distance - b.distance);
  return closest && closest.distance <= (word.length < 5 ? 1 : 2) ? closest.one : undefined;
}

/** Levenshtein: letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, above[column]! + 1, current[column - 1]! + 1));
    }
    above = current;
  }
  return above[b.length]!;
}
