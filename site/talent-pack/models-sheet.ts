import type { PackContent } from './pack-content.ts';
import { colours, margin, mm, sheetSize, styles, textWidth } from './pack-style.ts';
import { drawHeading, drawRunningHead } from './running-head.ts';
import type { Sheet } from './sheet.ts';

const facts = ['bestFor', 'deliverable', 'timeline', 'fee', 'guarantee'] as const;
const between = mm(6);
const padding = mm(6);
const width = (textWidth - between) / 2;
const inner = width - 2 * padding;
const termWidth = mm(19);
const detailWidth = inner - termWidth - mm(3);
const foot = sheetSize.height - mm(14);

type Model = PackContent['models'][number];

/** A card a model, two in a row. */
export function drawModels(sheet: Sheet, content: PackContent): boolean {
  const { models, pack } = content;
  let y = drawHeading(sheet, drawRunningHead(sheet, 2, content), pack.models) + sheet.gap(10);
  for (let first = 0; first < models.length; first += 2) {
    const row = models.slice(first, first + 2);
    const needed = row.map((model) => wordsHeight(sheet, model) + factsHeight(sheet, model, pack));
    const height = Math.max(sheet.gap(100), ...needed);
    row.forEach((model, at) => {
      drawModel(sheet, model, { x: margin + at * (width + between), y, height }, pack);
    });
    y += height + between;
  }
  return y - between <= foot;
}

/** From the card's edge to the last line of the summary. */
function wordsHeight(sheet: Sheet, { tagline, name, summary }: Model): number {
  return (
    sheet.gap(6 + 2.4 + 2.4) +
    sheet.heightOf(tagline, styles.label, inner) +
    sheet.heightOf(name, styles.modelName, inner) +
    sheet.heightOf(summary, styles.body, inner)
  );
}

/** From the rule above the facts to the card's lower edge, and the gap above the rule. */
function factsHeight(sheet: Sheet, model: Model, { labels }: PackContent['pack']): number {
  const rows = facts.map((fact) => rowHeight(sheet, labels[fact], model[fact]));
  return sheet.gap(3 + 3.5 + 6 - 1.6) + rows.reduce((sum, row) => sum + row + sheet.gap(1.6), 0);
}

function rowHeight(sheet: Sheet, term: string, detail: string): number {
  return Math.max(
    sheet.heightOf(term, styles.factName, termWidth),
    sheet.heightOf(detail, styles.fact, detailWidth),
  );
}

function drawModel(
  sheet: Sheet,
  model: Model,
  { x, y: top, height }: { x: number; y: number; height: number },
  pack: PackContent['pack'],
) {
  const { gap, pdf } = sheet;
  sheet.decorate(() => {
    pdf.rect(x, top, width, height).lineWidth(0.85).fillAndStroke(colours.card, colours.line);
    pdf.rect(x - 0.4, top, width + 0.8, mm(1)).fill(sheet.paint(colours.amber));
  });
  const box = { x: x + padding, width: inner };
  const within = sheet.part('Sect');
  let y = top + gap(6);
  y = sheet.write('P', model.tagline, styles.label, { ...box, y }, { within }) + gap(2.4);
  y = sheet.write('H3', model.name, styles.modelName, { ...box, y }, { within }) + gap(2.4);
  sheet.write('P', model.summary, styles.body, { ...box, y }, { within });

  y = top + height - factsHeight(sheet, model, pack) + gap(3);
  sheet.rule(y, colours.line, 0.85, box.x, inner);
  y += gap(3.5);
  const list = sheet.part('L', { within });
  for (const fact of facts) {
    const item = sheet.part('LI', { within: list });
    const term = { x: box.x, y, width: termWidth };
    sheet.write('Lbl', pack.labels[fact], styles.factName, term, { within: item });
    const detail = { x: box.x + termWidth + mm(3), y, width: detailWidth };
    sheet.write('LBody', model[fact], styles.fact, detail, { within: item });
    y += rowHeight(sheet, pack.labels[fact], model[fact]) + gap(1.6);
  }
}
