import { drawLogo } from './logo.ts';
import type { PackContent } from './pack-content.ts';
import { colours, margin, mm, styles, textWidth, type TextStyle } from './pack-style.ts';
import type { Sheet } from './sheet.ts';

/** The head of every page after the cover. Returns where the page's own words begin. */
export function drawRunningHead(sheet: Sheet, page: number, { firm, pack }: PackContent): number {
  const { pdf } = sheet;
  sheet.fill(colours.paper);
  drawLogo(sheet, margin, mm(16), mm(6), colours.ink);
  sheet.decorate(() => {
    const y = mm(16) + mm(3) - 5;
    const options = { lineBreak: false };
    pdf.font('semibold').fontSize(8.4).fillColor(colours.ink);
    const name = pdf.widthOfString(firm.name);
    pdf.text(firm.name, margin + mm(9), y, options);
    pdf.font('regular').fillColor(colours.muted);
    pdf.text(pack.title, margin + mm(12) + name, y, options);
    pdf.font('mono').fillColor(sheet.paint(colours.accent));
    pdf.text(`${page} / 4`, margin, y, { width: textWidth, align: 'right' });
  }, 'Pagination');
  sheet.rule(mm(25), colours.ink);
  return mm(38);
}

/** A page's heading and the sentence below it. Returns where the next part begins. */
export function drawHeading(
  sheet: Sheet,
  top: number,
  { heading, introduction }: { heading: string; introduction: string },
  introductionStyle: TextStyle = styles.lead,
): number {
  sheet.pdf.outline.addItem(heading);
  const y = sheet.write('H2', heading, styles.heading, { x: margin, y: top, width: textWidth });
  const width = sheet.balanced(introduction, introductionStyle, mm(128));
  const lead = { x: margin, y: y + sheet.gap(4), width };
  return sheet.write('P', introduction, introductionStyle, lead);
}
