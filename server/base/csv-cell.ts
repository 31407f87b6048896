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
