import type { PackContent } from './pack-content.ts';
import { colours, margin, mm, sheetSize, styles, textWidth } from './pack-style.ts';
import { drawHeading, drawRunningHead } from './running-head.ts';
import type { Sheet } from './sheet.ts';
import { drawSprintScale } from './sprint-scale.ts';

const contactStyle = { ...styles.body, leading: 1.6, colour: colours.onNight };
const contactHeading = { ...styles.smallHeading, colour: colours.onNight };
const smallPrint = { ...styles.small, size: 7.6, leading: 1.5, colour: colours.mutedOnNight };

/** The sprint day by day, how to start, and whom to ask. */
export function drawStart(sheet: Sheet, content: PackContent): boolean {
  const { pack, timeline } = content;
  let y = drawRunningHead(sheet, 4, content);
  if (timeline) {
    y = drawHeading(sheet, y, pack.sprint) + sheet.gap(8);
    y = drawSprintScale(sheet, y, { pack, timeline }) + sheet.gap(7);
    y = drawTerms(sheet, y, pack.sprint.terms) + sheet.gap(13);
  }
  y = drawHeading(sheet, y, pack.start, styles.body) + sheet.gap(5);
  y = drawSteps(sheet, y, pack.start.steps);
  return y + sheet.gap(6) <= drawContact(sheet, content);
}

function drawTerms(sheet: Sheet, top: number, terms: readonly string[]): number {
  const padding = mm(5);
  const column = (textWidth - 2 * padding - mm(6) * (terms.length - 1)) / terms.length;
  const heights = terms.map((term) => sheet.heightOf(term, styles.small, column));
  const height = Math.max(...heights) + 2 * sheet.gap(5);
  sheet.fill(colours.shade, margin, top, { width: textWidth, height });
  const list = sheet.part('L');
  terms.forEach((term, at) => {
    const x = margin + padding + at * (column + mm(6));
    const item = sheet.part('LI', { within: list });
    const box = { x, y: top + sheet.gap(5), width: column };
    sheet.write('LBody', term, styles.small, box, { within: item });
  });
  return top + height;
}

function drawSteps(sheet: Sheet, top: number, steps: PackContent['pack']['start']['steps']) {
  const column = (textWidth - mm(6) * (steps.length - 1)) / steps.length;
  const list = sheet.part('L');
  const ends = steps.map(({ name, text }, at) => {
    const x = margin + at * (column + mm(6));
    sheet.rule(top, colours.ink, 1.4, x, column);
    const item = sheet.part('LI', { within: list });
    const numberStyle = { ...styles.smallHeading, colour: colours.accent };
    const number = { x, y: top + sheet.gap(3), width: mm(5) };
    sheet.write('Lbl', String(at + 1), numberStyle, number, { within: item });
    const within = sheet.part('LBody', { within: item });
    const box = { x: x + mm(5), y: number.y, width: column - mm(5) };
    const y = sheet.write('H3', name, styles.smallHeading, box, { within }) + sheet.gap(1.6);
    return sheet.write('P', text, styles.small, { x, y, width: column }, { within });
  });
  return Math.max(...ends);
}

/** At the foot of the page, as high as its words. Returns where it begins. */
function drawContact(sheet: Sheet, { pack, contact }: PackContent): number {
  const headingWidth = mm(34);
  const column = mm(64);
  const notesWidth = textWidth - headingWidth - column - mm(16);
  const { contactHeading: heading, smallPrint: notes } = pack.start;
  const lines = contact.map(({ words }) => sheet.heightOf(words, contactStyle, column));
  const height = Math.max(
    lines.reduce((sum, line) => sum + line, 0),
    sheet.heightOf(notes, smallPrint, notesWidth),
    sheet.heightOf(heading, contactHeading, headingWidth),
  );
  const bottom = sheetSize.height - mm(10);
  const top = bottom - height;
  const band = { width: sheetSize.width, height: height + mm(19) };
  sheet.fill(colours.night, 0, top - mm(9), band);
  sheet.write('H3', heading, contactHeading, { x: margin, y: top, width: headingWidth });
  const x = margin + headingWidth + mm(8);
  let y = top;
  for (const { words, href } of contact) {
    const link = sheet.part('Link', { within: sheet.part('P') });
    y = sheet.writeInto(link, words, contactStyle, { x, y, width: column }, href);
  }
  const notesBox = { x: x + column + mm(8), y: top, width: notesWidth };
  sheet.write('P', notes, smallPrint, notesBox);
  return top - mm(9);
}
