import { strToU8, zipSync } from 'fflate';
import { escapeMarkup } from '#domain/edition/escape-markup.ts';

/** A CV or a role profile: a title and lines below headings. */
export type SampleDocument = { title: string; sections: { heading: string; lines: string[] }[] };

/** One page of A4 in Helvetica. */
export function samplePdf({ title, sections }: SampleDocument): Buffer {
  const shown: string[] = ['BT', '56 780 Td', '18 TL'];
  const write = (size: number, line: string, below: number) =>
    shown.push(`/F1 ${size} Tf`, `(${escaped(line)}) Tj`, `0 -${below} Td`);
  write(20, title, 34);
  for (const { heading, lines } of sections) {
    write(13, heading, 20);
    for (const line of lines.flatMap((text) => wrapped(text, 88))) write(10.5, line, 15);
    shown.push('0 -10 Td');
  }
  const page = [...shown, 'ET'].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // One byte a character, so that the offsets above count bytes. WinAnsi has the same letters.
  return Buffer.from(file + table + trailer, 'latin1');
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
  // The same bytes at each run.
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) }));
}

function paragraph(text: string, style?: string): string {
  const styled = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${styled}<w:r><w:t xml:space="preserve">${escapeMarkup(text)}</w:t></w:r></w:p>`;
}

/** Characters outside of latin1 have no place in the font's encoding. */
function escaped(line: string): string {
  return line
    .replaceAll('–', '-')
    .replace(/[^\x20-\xff]/g, '?')
    .replace(/[\\()]/g, String.raw`\$&`);
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (line.length <= width) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}
