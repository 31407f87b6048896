import { drawLogo } from './logo.ts';
import type { PackContent } from './pack-content.ts';
import { colours, margin, mm, sheetSize, styles, textWidth } from './pack-style.ts';
import type { Sheet } from './sheet.ts';

const menuStyle = { ...styles.body, face: 'semibold', size: 9.6, colour: colours.onNight } as const;
const taglineStyle = { ...styles.factName, colour: colours.mutedOnNight };
const firmStyle = { ...styles.subheading, size: 15.5, colour: colours.onNight };
const labelStyle = { ...styles.label, size: 9, colour: colours.amberOnNight };

/** The words stand on the menu of models, which stands on the scale at the foot. */
export function drawCover(sheet: Sheet, { firm, pack, models }: PackContent): boolean {
  const { pdf, gap } = sheet;
  sheet.fill(colours.night);
  drawLogo(sheet, margin, mm(20), mm(13), colours.onNight);
  const firmBox = { x: margin + mm(17), y: mm(20) + mm(13) / 2 - 8, width: textWidth - mm(17) };
  const head = sheet.write('P', firm.name, firmStyle, firmBox);

  const column = (textWidth - mm(6) * (models.length - 1)) / models.length;
  const nameHeight = tallest(models.map(({ name }) => sheet.heightOf(name, menuStyle, column)));
  const taglines = models.map(({ tagline }) => sheet.heightOf(tagline, taglineStyle, column));
  const menuTop = sheetSize.height - mm(19) - nameHeight - tallest(taglines) - gap(1);

  const { heading, introduction, contents } = pack.cover;
  const titleWidth = sheet.balanced(heading, styles.title, mm(150));
  const leadWidth = sheet.balanced(introduction, styles.coverLead, mm(132));
  const wordsHeight =
    sheet.heightOf(pack.title, labelStyle, textWidth) +
    gap(6) +
    sheet.heightOf(heading, styles.title, titleWidth) +
    gap(9) +
    sheet.heightOf(introduction, styles.coverLead, leadWidth);
  const top = menuTop - mm(21) - wordsHeight;
  let y = sheet.write('P', pack.title, labelStyle, { x: margin, y: top, width: textWidth });
  const titleBox = { x: margin, y: y + gap(6), width: titleWidth };
  y = sheet.write('H1', heading, styles.title, titleBox);
  const leadBox = { x: margin, y: y + gap(9), width: leadWidth };
  sheet.write('P', introduction, styles.coverLead, leadBox);

  sheet.rule(menuTop - mm(5), colours.nightLine);
  const list = sheet.part('L', { title: contents });
  models.forEach(({ name, tagline }, at) => {
    const body = sheet.part('LBody', { within: sheet.part('LI', { within: list }) });
    const box = { x: margin + at * (column + mm(6)), y: menuTop, width: column };
    sheet.write('P', name, menuStyle, box, { within: body });
    const below = { ...box, y: menuTop + nameHeight + gap(1) };
    sheet.write('P', tagline, taglineStyle, below, { within: body });
  });

  sheet.decorate(() => {
    for (let x = 0, at = 0; x < sheetSize.width; x += mm(3.5), at += 1) {
      const isLong = at % 5 === 0;
      const length = mm(isLong ? 7 : 3.5);
      pdf.rect(x, sheetSize.height - length, 0.85, length);
      pdf.fill(sheet.paint(isLong ? colours.amberOnNight : colours.tickOnNight));
    }
  });
  return top > head + mm(4);
}

function tallest(heights: number[]): number {
  return Math.max(0, ...heights);
}
