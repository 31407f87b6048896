import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { drawModels } from './models-sheet.ts';
import {
  type PackContent,
  sprintStages,
  type SprintDays,
  type SprintStage,
} from './pack-content.ts';
import {
  typefaces,
  colours,
  margin,
  mm,
  sheetSize,
  styles,
  textWidth,
  type TextStyle,
} from './pack-style.ts';
import { createSheet, type Sheet, type SheetPart } from './sheet.ts';
import { drawLogo } from './logo.ts';
import { drawHeading, drawRunningHead } from './running-head.ts';

const contactStyle = { ...styles.body, leading: 1.6, colour: colours.onNight };
const contactHeading = { ...styles.smallHeading, colour: colours.onNight };
const smallPrint = { ...styles.small, size: 7.6, leading: 1.5, colour: colours.mutedOnNight };

const fontFolder = import.meta.env?.PROD ? 'build/fonts' : 'site/fonts';

/** The sprint day by day, how to start, and whom to ask. */
function drawStart(sheet: Sheet, content: PackContent): boolean {
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

/** The sprint as a measuring scale: a graduation a day, a span a stage, the words below. */
function drawSprintScale(
  sheet: Sheet,
  top: number,
  { pack, timeline }: Pick<PackContent, 'pack'> & { timeline: SprintDays },
): number {
  const when = (stage: SprintStage) => {
    const { min, max } = timeline[stage];
    return min === max ? `${pack.labels.day} ${min}` : `${pack.labels.days} ${min}–${max}`;
  };
  const named = (stage: SprintStage) => `${when(stage)}: ${pack.sprint.steps[stage].name}`;
  const figure = sheet.part('Figure', {
    alt: sprintStages.map(named).join(', '),
    bbox: [margin, top, margin + textWidth, top + mm(12.5)],
  });
  figure.add(() => drawScale(sheet, top, timeline));
  figure.end();

  const column = (textWidth - mm(6) * (sprintStages.length - 1)) / sprintStages.length;
  const list = sheet.part('L');
  const ends = sprintStages.map((stage, at) => {
    const within = sheet.part('LBody', { within: sheet.part('LI', { within: list }) });
    const { name, text } = pack.sprint.steps[stage];
    const box = { x: margin + at * (column + mm(6)), width: column };
    let y = top + mm(12.5) + sheet.gap(5);
    y = sheet.write('P', when(stage), styles.label, { ...box, y }, { within }) + sheet.gap(1.6);
    y = sheet.write('H3', name, styles.smallHeading, { ...box, y }, { within }) + sheet.gap(1.6);
    return sheet.write('P', text, styles.small, { ...box, y }, { within });
  });
  return Math.max(...ends);
}

function drawScale({ pdf, paint }: Sheet, top: number, timeline: SprintDays) {
  const lastDay = Math.max(...sprintStages.map((stage) => timeline[stage].max));
  const x = (day: number) => margin + (day / (lastDay + 1)) * textWidth;
  for (let day = 0; day <= lastDay + 1; day += 1) {
    const length = day % 5 === 0 || day > lastDay ? 26 : 8.5;
    pdf.moveTo(x(day), top + 8.5).lineTo(x(day), top + 8.5 + length);
  }
  pdf.lineWidth(0.7).stroke(colours.tick);
  pdf.font('mono').fontSize(6.6).fillColor(colours.muted);
  for (let day = 0; day <= lastDay; day += 1) {
    const options = { width: textWidth / (lastDay + 1), align: 'center' } as const;
    pdf.text(String(day), x(day), top + 3, options);
  }
  for (const stage of sprintStages) {
    const { min, max } = timeline[stage];
    const isLast = stage === 'shortlist';
    pdf.rect(x(min) + 0.7, top + 19, x(max + 1) - x(min) - 1.4, 11.5);
    pdf.fill(paint(isLast ? colours.amber : colours.ink));
  }
}

const facts = ['fee', 'timeline', 'deliverable', 'places', 'exclusivity', 'guarantee'] as const;
const nameWidth = mm(24);
const inset = mm(3);
const columnStyle: TextStyle = { ...styles.fact, face: 'semibold', size: 10 };
const rowStyle: TextStyle = { ...styles.fact, face: 'semibold', colour: colours.accent };
const cellStyle: TextStyle = { ...styles.fact, face: 'regular' };
const chosenStyle: TextStyle = { ...styles.body, face: 'semibold', colour: colours.accent };
const foot = sheetSize.height - mm(14);

/** The models in a table, and which one fits which situation. */
function drawComparison(sheet: Sheet, content: PackContent): boolean {
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

  const body: SheetPart = sheet.part('TBody', { within: table });
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

const menuStyle = { ...styles.body, face: 'semibold', size: 9.6, colour: colours.onNight } as const;
const taglineStyle = { ...styles.factName, colour: colours.mutedOnNight };
const firmStyle = { ...styles.subheading, size: 15.5, colour: colours.onNight };
const labelStyle = { ...styles.label, size: 9, colour: colours.amberOnNight };

/** The words stand on the menu of models, which stands on the scale at the foot. */
function drawCover(sheet: Sheet, { firm, pack, models }: PackContent): boolean {
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

/** Each draws one page of A4 and tells whether its words found room. */
const pages: ((sheet: Sheet, content: PackContent) => boolean)[] = [
  drawCover,
  drawModels,
  drawComparison,
  drawStart,
];

/** Below this size print is hard to read; a page that needs less is drawn at it all the same. */
const smallestScale = 0.6;
const step = 0.04;

/** An `object`, because the types of pdfkit do not name PDF/UA. */
const accessible: object = { subset: 'PDF/UA', tagged: true, displayTitle: true };

/** The pack as a tagged PDF (PDF/UA) of four pages. A page with many words is set smaller. */
export async function talentPackPdf(content: PackContent): Promise<Buffer> {
  const scales = pages.map(() => 1);
  for (;;) {
    const { pdf, fits } = draw(content, scales);
    if (fits.every((fit, at) => fit || (scales[at] ?? 0) <= smallestScale)) return buffer(pdf);
    fits.forEach((fit, at) => {
      if (!fit) scales[at] = (scales[at] ?? 1) - step;
    });
  }
}

function draw(content: PackContent, scales: readonly number[]) {
  const { firm, locale, pack, today } = content;
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    ...accessible,
    lang: locale,
    info: {
      Title: `${pack.title} | ${firm.name}`,
      Author: firm.legalName,
      Subject: pack.subject,
      // Two servers that render the same words on the same day send the same bytes.
      CreationDate: new Date(`${today}T00:00:00Z`),
    },
  });
  for (const [name, file] of Object.entries(typefaces)) {
    pdf.registerFont(name, path.resolve(fontFolder, file));
  }
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const fits = pages.map((drawPage, at) => {
    pdf.addPage();
    return drawPage(createSheet(pdf, document, { firm, scale: scales[at] ?? 1 }), content);
  });
  document.end();
  pdf.end();
  return { pdf, fits };
}
