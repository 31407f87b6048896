import { deflateSync } from 'node:zlib';
import { MiB } from '#domain/forms/file-type.ts';
import { zipBytes } from './documents.ts';

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A DOCX with links to scripts, and text and style names that look like HTML. */
export function hostileDocx(): Buffer {
  const markup =
    '&lt;img src=x onerror="top.hacked=1"&gt;&lt;script&gt;top.hacked=1&lt;/script&gt;';
  return zipBytes([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/_rels/document.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/hyperlink" Target="javascript:top.hacked=1" TargetMode="External"/><Relationship Id="r2" Type="${relations}/hyperlink" Target="https://portfolio.example/work" TargetMode="External"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${relations}"><w:body><w:p><w:hyperlink r:id="r1"><w:r><w:t>Press here</w:t></w:r></w:hyperlink></w:p><w:p><w:hyperlink r:id="r2"><w:r><w:t>My work</w:t></w:r></w:hyperlink></w:p><w:p><w:r><w:t>${markup}</w:t></w:r></w:p></w:body></w:document>`,
    },
  ]);
}

/** A PDF whose opening and whose page run a script. */
export function hostilePdf(): Buffer {
  const script = '/S /JavaScript /JS (app.alert\\("hacked"\\); this.hacked = 1;)';
  const drawing = 'BT /F1 24 Tf 72 700 Td (Hostile curriculum) Tj ET';
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << ${script} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /AA << /O << ${script} >> >> /Annots [6 0 R] >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Annot /Subtype /Link /Rect [72 690 400 730] /A << /S /URI /URI (javascript:top.hacked=1) >> >>`,
  ]);
}

const documentStart = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>`;
const documentEnd = '</w:body></w:document>';

function docxWith(document: Buffer | string): Buffer {
  return zipBytes([
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    { name: 'word/document.xml', content: document, deflate: true },
  ]);
}

/** A DOCX whose text unpacks to 200 MB from about 200 KB. */
export function docxBomb(): Buffer {
  return docxWith(Buffer.alloc(200 * MiB, ' '));
}

/** A DOCX of small size whose paragraphs take time and memory: empty ones only those of the parser. */
export function docxOfParagraphs(count: number, text = ''): Buffer {
  const paragraph = text ? `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>` : '<w:p/>';
  return docxWith(documentStart + paragraph.repeat(count) + documentEnd);
}

/** A PDF of that many pages, all of them the same object but for its number. */
export function longPdf(pages: number): Buffer {
  const drawing = 'BT /F1 24 Tf 72 700 Td (Many pages) Tj ET';
  const kids = Array.from({ length: pages }, (_, index) => `${index + 5} 0 R`).join(' ');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...Array.from({ length: pages }, () => '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>'),
  ]);
}

/** One page, as tall as 14,400 points allow, with that many words: small, until it is inflated. */
export function crowdedPdf(count: number): Buffer {
  const words = Array.from(
    { length: count },
    (_, at) => `BT /F1 4 Tf ${(at * 7) % 580} ${(at * 13) % 14_000} Td (word) Tj ET`,
  );
  const drawing = deflateSync(words.join('\n')).toString('latin1');
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [5 0 R] /Count 1 /MediaBox [0 0 595 14400] /Resources << /Font << /F1 4 0 R >> >> >>',
    `<< /Filter /FlateDecode /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /Contents 3 0 R >>',
  ]);
}

function pdfOf(objects: readonly string[]): Buffer {
  const parts = ['%PDF-1.7\n'];
  let start = parts[0]!.length;
  const table = objects.map((object, index) => {
    const part = `${index + 1} 0 obj\n${object}\nendobj\n`;
    const row = `${String(start).padStart(10, '0')} 00000 n \n`;
    parts.push(part);
    start += part.length;
    return row;
  });
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  const all = [...parts, `xref\n0 ${size}\n0000000000 65535 f \n`, ...table, end];
  return Buffer.from(all.join(''), 'latin1');
}
