import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import Pdf from 'pdfkit';
import { escapeMarkup } from '#domain/edition/text.ts';

/** A CV or a role profile: a title and lines below headings. */
export type SampleDocument = { title: string; sections: { heading: string; lines: string[] }[] };

/** The same bytes at each run. */
const made = new Date(2026, 0, 1);

/** A page of A4 in Helvetica. */
export function samplePdf({ title, sections }: SampleDocument): Promise<Buffer> {
  const pdf = new Pdf({ size: 'A4', margin: 56, info: { CreationDate: made } });
  pdf.font('Helvetica').fontSize(20).text(title).moveDown(0.5);
  for (const { heading, lines } of sections) {
    pdf.fontSize(13).text(heading).moveDown(0.3);
    pdf.fontSize(10.5).text(lines.join('\n'), { lineGap: 3 }).moveDown();
  }
  pdf.end();
  return buffer(pdf);
}

export function sampleDocx({ title, sections }: SampleDocument): Buffer {
  const body = [
    paragraph(title, 'Title'),
    ...sections.flatMap(({ heading, lines }) => [
      paragraph(heading, 'Heading1'),
      ...lines.map((line) => paragraph(line)),
    ]),
  ].join('');
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const openXml = 'http://schemas.openxmlformats.org';
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="rId1" Type="${openXml}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${xml}<w:document xmlns:w="${openXml}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: made }));
}

function paragraph(text: string, style?: string): string {
  const styled = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${styled}<w:r><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:p>`;
}
