/**
 * Controls that a terminal or a log viewer would act on instead of showing: C0, DEL and C1 with
 * ESC and CSI, line separators, lone surrogates, bidirectional controls, and invisible characters
 * that hide text. Joiners stay, since names and emoji need them.
 */
const controls =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\u{200b}\u{2060}-\u{2064}\u{feff}\u{e0000}-\u{e007f}]/gu;

/** Shows each control as \u{1b}, so that the result is one harmless line. */
export function escapeControls(text: string): string {
  return text.replace(controls, (control) => `\\u{${control.codePointAt(0)!.toString(16)}}`);
}

/** The same in JSON that was already written: JSON.stringify leaves C1 and bidi controls as they are. */
export function escapeControlsInJson(json: string): string {
  return json.replace(controls, (control) =>
    control === '\n'
      ? control
      : Array.from({ length: control.length }, (_, at) => control.charCodeAt(at))
          .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
          .join(''),
  );
}

/**
 * A cell that a spreadsheet shows and never runs: whatever begins like a formula gets an apostrophe,
 * and every cell is quoted. After OWASP, "CSV Injection".
 */
export function csvCell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  return `"${text.replace(formulaStart, "$&'").replaceAll('"', '""')}"`;
}

/** One line with its end, as RFC 4180 has it. */
export function csvLine(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/**
 * The place before a sign that begins a formula, at the start of a cell and behind whatever another
 * reader takes for its end: German Excel separates by semicolon, and then our quotes do not hold a
 * cell together. Full-width signs too: spreadsheets of some languages read them as the plain ones.
 */
const formulaStart = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;|\t\r\n])[\s"]*)/gu;

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
