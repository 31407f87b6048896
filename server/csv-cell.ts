/**
 * A cell that a spreadsheet shows and never runs: one that begins like a formula gets an
 * apostrophe, and every cell is quoted. After OWASP, "CSV Injection".
 */
export function csvCell(value: string | number | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const shown = startsFormula(text) ? `'${text}` : text;
  return `"${shown.replaceAll('"', '""')}"`;
}

/** One line with its end, as RFC 4180 has it. */
export function csvLine(values: readonly (string | number | null | undefined)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Full-width signs too: spreadsheets of some languages read them as the plain ones. */
function startsFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/u.test(text);
}
