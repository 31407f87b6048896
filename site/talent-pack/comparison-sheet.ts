import type { PackContent } from './pack-content.ts';
import { colours, margin, mm, sheetSize, styles, textWidth, type TextStyle } from './pack-style.ts';
import { drawHeading, drawRunningHead } from './running-head.ts';
import type { Part, Sheet } from './sheet.ts';

const facts = ['fee', 'timeline', 'deliverable', 'places', 'exclusivity', 'guarantee'] as const;
const nameWidth = mm(24);
const inset = mm(3);
const columnStyle: TextStyle = { ...styles.fact, face: 'semibold', size: 10 };
const rowStyle: TextStyle = { ...styles.fact, face: 'semibold', colour: colours.accent };
const cellStyle: TextStyle = { ...styles.fact, face: 'regular' };
const chosenStyle: TextStyle = { ...styles.body, face: 'semibold', colour: colours.accent };
const foot = sheetSize.height - mm(14);

/** The models in a table, and which one fits which situation. */
export function drawComparison(sheet: Sheet, content: PackContent): boolean {
  const { models, pack } = content;
  let y = drawHeading(sheet, drawRunningHead(sheet, 3, content), pack.comparison);
  y = drawTable(sheet, y + sheet.gap(9), content) + sheet.gap(12);
  const heading = { x: margin, y, width: textWidth };
  y = sheet.write('H3', pack.chooserHeading, styles.subheading, heading) + sheet.gap(4);
  sheet.rule(y);
  const list = sheet.part('L');
  for (const { situation, model: id } of pack.chooser) {
    const chosen = models.find((model) => model.id === id);
    if (!chosen) continue;
    const body = sheet.part('LBody', { within: sheet.part('LI', { within: list }) });
    const chosenWidth = mm(58);
    const left = { x: margin, y: y + sheet.gap(3), width: textWidth - chosenWidth - mm(6) };
    const right = { x: margin + textWidth - chosenWidth, y: left.y, width: chosenWidth };
    const ends = [
      sheet.write('P', situation, styles.body, left, { within: body }),
      sheet.write('P', chosen.name, chosenStyle, right, { within: body }),
    ];
    y = Math.max(...ends) + sheet.gap(3);
    sheet.rule(y);
  }
  return y <= foot;
}

function drawTable(sheet: Sheet, top: number, { models, pack }: PackContent): number {
  const column = (textWidth - nameWidth) / models.length;
  const columnBox = (at: number, y: number) => ({
    x: margin + nameWidth + at * column + inset,
    y,
    width: column - inset,
  });
  const table = sheet.part('Table');
  const head = sheet.part('TR', { within: sheet.part('THead', { within: table }) });
  // An empty corner, so that every row has as many cells.
  sheet.part('TD', { within: head }).end();
  const names = models.map(({ name }) => sheet.heightOf(name, columnStyle, column - inset));
  const headHeight = Math.max(...names);
  models.forEach(({ name }, at) => {
    const y = top + sheet.gap(3.2) + headHeight - (names[at] ?? 0);
    sheet.write('TH', name, columnStyle, columnBox(at, y), { within: head, scope: 'Column' });
  });
  let y = top + headHeight + sheet.gap(6.4);
  sheet.rule(y, colours.ink, 1.4);

  const body: Part = sheet.part('TBody', { within: table });
  for (const fact of facts) {
    const row = sheet.part('TR', { within: body });
    const line = y + sheet.gap(3.2);
    const name = { x: margin, y: line, width: nameWidth };
    const ends = [
      sheet.write('TH', pack.labels[fact], rowStyle, name, { within: row, scope: 'Row' }),
      ...models.map((model, at) =>
        sheet.write('TD', model[fact], cellStyle, columnBox(at, line), { within: row }),
      ),
    ];
    y = Math.max(...ends) + sheet.gap(3.2);
    sheet.rule(y);
  }
  return y;
}
