import { readFileSync } from 'node:fs';
import type { FileTypeName } from '#domain/forms/file-type.ts';
import { zipBytes } from './documents.ts';

export type CorpusFile = { title: string; filename: string; bytes: Buffer };

/** What LibreOffice and Chromium wrote; see tests/corpus/README.md. */
export const realDocuments: readonly (CorpusFile & { type: FileTypeName })[] = [
  real('doc', 'tests/corpus/cv.doc'),
  real('docx', 'tests/corpus/cv.docx'),
  real('odt', 'tests/corpus/cv.odt'),
  real('pdf', 'tests/corpus/cv.pdf'),
  // Whether a password is needed for reading or only for changing shows in no few bytes.
  real('pdf', 'tests/corpus/locked.pdf'),
  real('pdf', 'tests/corpus/printed.pdf'),
];

const archive = zipBytes([{ name: 'hello.txt', content: 'hello' }]);

/** The same ones as a bad line, a bad disk or a bad person leaves them. All are refused. */
export const brokenDocuments: readonly CorpusFile[] = realDocuments.flatMap(
  ({ title, filename, bytes, type }) => {
    const broken = (how: string, changed: Buffer, name = filename) => ({
      title: `${title} ${how}`,
      filename: name,
      bytes: changed,
    });
    return [
      broken('cut in half', bytes.subarray(0, bytes.length / 2)),
      broken('without its first byte', bytes.subarray(1)),
      broken('of which only the head is left', bytes.subarray(0, 64)),
      broken('that is all zero behind its head', zeroedAfter(bytes, 64)),
      broken('behind a shell script', Buffer.concat([Buffer.from('#!/bin/sh\n'), bytes])),
      // An old Word file may hold one by right: a spreadsheet in the text.
      ...(type === 'doc'
        ? []
        : [broken('with an archive behind it', Buffer.concat([bytes, archive, Buffer.from('.')]))]),
      broken('called a program', bytes, 'cv.exe'),
      broken('with an ending before the last', bytes, `${filename}.html`),
    ];
  },
);

function real(type: FileTypeName, path: string) {
  const filename = path.split('/').at(-1) ?? path;
  return { title: filename, type, filename, bytes: readFileSync(path) };
}

function zeroedAfter(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes.subarray(0, length), Buffer.alloc(bytes.length - length)]);
}
