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
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction << ${script} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /AA << /O << ${script} >> >> /Annots [6 0 R] >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Type /Annot /Subtype /Link /Rect [72 690 400 730] /A << /S /URI /URI (javascript:top.hacked=1) >> >>`,
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  );
}
