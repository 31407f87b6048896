import { MiB } from '#domain/forms/file-type.ts';
import { rawBody, rawPost } from '#tests/support/server/send-raw.ts';
import { docBytes, docxBytes, odtBytes, pdfBytes, zipBytes } from './documents.ts';
import { application, apply, brief, file, parts, type HostileCase } from './hostile-parts.ts';

/** What the files are. */
export const hostileFiles: HostileCase[] = [
  ['a file without an end, in chunks', 413, endlessChunks],
  ['no file', 400, () => rawPost(application, rawBody(parts('job-application')))],
  ['an empty file', 400, () => apply(file('cv.pdf', 'application/pdf', Buffer.alloc(0)))],
  [
    'a program called cv.pdf',
    400,
    () => apply(file('cv.pdf', 'application/pdf', Buffer.from('MZ\x90\0'))),
  ],
  [
    'a page called cv.pdf',
    400,
    () => apply(file('cv.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>'))),
  ],
  ['a PDF called cv.exe', 400, () => apply(file('cv.exe', 'application/pdf', pdfBytes()))],
  ['a PDF declared as a picture', 400, () => apply(file('cv.pdf', 'image/png', pdfBytes()))],
  [
    'a PDF that is an archive',
    400,
    () => apply(file('cv.pdf', 'application/pdf', Buffer.concat([pdfBytes(), docxBytes()]))),
  ],
  [
    'a picture with a PDF behind it',
    400,
    () =>
      apply(file('cv.pdf', 'application/pdf', Buffer.concat([Buffer.from('GIF89a'), pdfBytes()]))),
  ],
  [
    'an archive called cv.docx',
    400,
    () => apply(file('cv.docx', '', zipBytes([{ name: 'evil.exe' }]))),
  ],
  [
    'a bomb called cv.docx',
    400,
    () =>
      apply(
        file(
          'cv.docx',
          '',
          zipBytes([{ name: 'a', content: Buffer.alloc(8 * MiB), deflate: true }]),
        ),
      ),
  ],
  [
    'a bomb for a manifest',
    400,
    () => apply(file('cv.odt', '', odtBytes({ manifest: 'm'.repeat(8 * MiB) }))),
  ],
  [
    'an archive of 70,000 promised entries',
    400,
    () => apply(file('cv.docx', '', promisingEntries(docxBytes(), 65_535))),
  ],
  [
    'an archive whose directory lies outside',
    400,
    () => apply(file('cv.docx', '', directoryAt(docxBytes(), 0xfffffff0))),
  ],
  ['macros', 400, () => apply(file('cv.docm', '', docxBytes({ name: 'word/vbaProject.bin' })))],
  [
    'an old document with macros',
    400,
    () => apply(file('cv.doc', '', docBytes(['WordDocument', 'Macros']))),
  ],
  [
    'a document with a password',
    400,
    () => apply(file('cv.docx', '', docBytes(['EncryptedPackage']))),
  ],
  [
    'a compound file that runs in circles',
    400,
    () => apply(file('cv.doc', '', inCircles(docBytes(['Nothing'])))),
  ],
  ['text in an application', 400, () => apply(file('cv.txt', 'text/plain', Buffer.from('cv')))],
  [
    'a brief with a program called text',
    400,
    () =>
      rawPost(
        brief,
        rawBody([
          ...parts('employer-brief'),
          {
            ...file('a.txt', 'text/plain', Buffer.from('MZ\x90\0', 'latin1')),
            disposition: 'form-data; name="attachment_document"; filename="a.txt"',
          },
        ]),
      ),
  ],
  [
    '5 MB and a byte',
    413,
    () => apply(file('cv.pdf', 'application/pdf', pdfBytes('x'.repeat(5 * MiB)))),
  ],
  ['20 MB', 413, () => apply(file('cv.pdf', 'application/pdf', pdfBytes('x'.repeat(20 * MiB))))],
];

function promisingEntries(zip: Buffer, count: number): Buffer {
  zip.writeUInt16LE(count, zip.length - 12);
  return zip;
}

function directoryAt(zip: Buffer, offset: number): Buffer {
  zip.writeUInt32LE(offset, zip.length - 6);
  return zip;
}

/** The second directory sector points back to the first. */
function inCircles(compound: Buffer): Buffer {
  compound.writeUInt32LE(1, 512 + 8);
  return compound;
}

/** 30 MB of a body that says neither how long it is nor where it ends. */
function endlessChunks(): Buffer {
  const [head = '', body = ''] = apply(file('cv.pdf', 'application/pdf', pdfBytes('x'.repeat(MiB))))
    .toString('latin1')
    .split(/\r\n\r\n(.*)/s);
  const chunked = head.replace(/Content-Length: \d+/, 'Transfer-Encoding: chunked');
  const start = body.slice(0, -200);
  const filler = chunk('x'.repeat(MiB)).repeat(29);
  return Buffer.from(`${chunked}\r\n\r\n${chunk(start)}${filler}`, 'latin1');
}

function chunk(text: string): string {
  return `${text.length.toString(16)}\r\n${text}\r\n`;
}
