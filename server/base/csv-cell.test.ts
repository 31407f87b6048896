import { expect, it } from 'vitest';
import { csvCell, csvLine } from './text.ts';

it.each([
  ['=HYPERLINK("https://evil.example","here")', `"'=HYPERLINK(""https://evil.example"",""here"")"`],
  ['+1+cmd|/C calc!A0', `"'+1+cmd|/C calc!A0"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"\t'=1"`],
  ['\r=1', `"\r'=1"`],
  ['\n=1', `"\n'=1"`],
  [' "=1', `" ""'=1"`],
  ['＝1+1', `"'＝1+1"`],
])('a cell that begins like a formula is neutralised: %j', (given, cell) => {
  expect(csvCell(given)).toBe(cell);
});

it.each([
  ['Zoë Müller', '"Zoë Müller"'],
  ['a=b', '"a=b"'],
  ['', '""'],
  [null, '""'],
  [undefined, '""'],
  [42, '"42"'],
  ['one, "two"\nthree;four=4', '"one, ""two""\nthree;four=4"'],
])('any other cell is only quoted: %j', (given, cell) => {
  expect(csvCell(given)).toBe(cell);
});

it('a quote inside a value cannot begin a cell of its own', () => {
  expect(csvLine(['",=1+1,"', 'next'])).toBe('""",=1+1,""","next"\r\n');
});

const separators = [',', ';', '\t', '|'];
const hostile = separators.flatMap((separator) => [
  `a${separator}=1+1${separator}=cmd|' /C calc'!A0${separator}`,
  `a${separator} +1`,
  `a"${separator}"=1+1"${separator}""=2`,
  `a\n=1${separator}\r\n@SUM(A1)\r-1`,
]);

it.each(separators)('a reader that separates by %j finds no formula', (separator) => {
  const lines = hostile.map((text) => csvLine(['Ada', text, 'end', text])).join('');
  for (const cell of cellsOf(lines, separator)) expect(cell).not.toMatch(/^[\s"]*[=+\-@]/);
});

it('a reader that separates by comma finds the cells that were written', () => {
  const cells = ['Ada', 'one, "two"\nthree', 'end'];
  expect(cellsOf(csvLine(cells), ',')).toEqual(cells);
});

it('a long text of blanks and signs takes no quadratic time', () => {
  const text = ` "`.repeat(200_000) + '=;'.repeat(200_000);
  expect(csvCell(text).length).toBeGreaterThan(text.length);
});

/** As spreadsheets read: a quote opens a cell only at its start, and text may follow its end. */
function cellsOf(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  let starts = true;
  for (let at = 0; at < csv.length; at += 1) {
    const sign = csv[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (csv[at + 1] === '"') cell += csv[++at]!;
      else quoted = false;
    } else if (sign === '"' && starts) {
      quoted = true;
      starts = false;
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      if (sign !== '\n' || csv[at - 1] !== '\r') cells.push(cell);
      cell = '';
      starts = true;
    } else {
      cell += sign;
      starts = false;
    }
  }
  return cells;
}
