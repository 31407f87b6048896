import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { drawComparison } from './comparison-sheet.ts';
import { drawCover } from './cover-sheet.ts';
import { drawModels } from './models-sheet.ts';
import type { PackContent } from './pack-content.ts';
import { typefaces } from './pack-style.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { drawStart } from './start-sheet.ts';

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
    pdf.registerFont(name, path.resolve('site/fonts', file));
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
