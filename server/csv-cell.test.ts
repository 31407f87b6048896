import { expect, it } from 'vitest';
import { csvCell, csvLine } from './csv-cell.ts';

it.each([
  ['=HYPERLINK("https://evil.example","here")', `"'=HYPERLINK(""https://evil.example"",""here"")"`],
  ['+1+cmd|/C calc!A0', `"'+1+cmd|/C calc!A0"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
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
  ['one, "two"\nthree;=4', '"one, ""two""\nthree;=4"'],
])('any other cell is only quoted: %j', (given, cell) => {
  expect(csvCell(given)).toBe(cell);
});

it('a quote inside a value cannot begin a cell of its own', () => {
  expect(csvLine(['",=1+1,"', 'next'])).toBe('""",=1+1,""","next"\r\n');
});
