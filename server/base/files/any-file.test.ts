import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dangerousExtensions } from '#domain/forms/dangerous-file.ts';
import {
  docBytes,
  docxBytes,
  odtBytes,
  pdfBytes,
  zipBytes,
  type ZipPart,
} from '#tests/factories/documents.ts';
import { realDocuments } from '#tests/factories/corpus.ts';
import { inspectDocument } from './inspect-document.ts';

function inspect(filename: string, bytes: Buffer, declaredType = '') {
  return inspectDocument(bytes, { filename, declaredType }, { allBut: dangerousExtensions });
}

test.each(realDocuments)('$title keeps its type', async ({ filename, bytes, type }) => {
  expect(await inspect(filename, bytes)).toEqual({ type });
});

const picture = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const spreadsheet = openXml({ name: 'xl/workbook.xml' });
const calc = 'application/vnd.oasis.opendocument.spreadsheet';

test.each<[string, string, Buffer]>([
  ['a picture', 'team.png', picture],
  ['a picture called a PDF', 'role.pdf', picture],
  ['a spreadsheet', 'bands.xlsx', spreadsheet],
  ['a spreadsheet called a document', 'role.docx', spreadsheet],
  ['a presentation', 'team.pptx', openXml({ name: 'ppt/presentation.xml' })],
  ['an OpenDocument spreadsheet', 'bands.ods', odtBytes({ mimetype: calc })],
  ['a document of Pages', 'role.pages', zipBytes([{ name: 'Index/Document.iwa' }])],
  ['an old spreadsheet', 'bands.xls', docBytes(['Workbook'])],
  ['an old document that is RTF', 'role.doc', Buffer.from('{\\rtf1 Role}')],
  ['comma-separated values', 'bands.csv', Buffer.from('role,salary\n')],
  ['text that is not UTF-8', 'role.txt', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65])],
  ['a name without extension', 'role', Buffer.from('Role: safety lead')],
])('%s is taken as bytes of no known type', async (_, filename, bytes) => {
  expect(await inspect(filename, bytes)).toEqual({ type: 'other' });
  // The declared type is only what its sender says.
  expect(await inspect(filename, bytes, 'text/html')).toEqual({ type: 'other' });
  expect(await inspectDocument(bytes, { filename, declaredType: '' })).toHaveProperty('fault');
});

test.each<[string, string, Buffer, string]>([
  ['nothing at all', 'a.png', Buffer.alloc(0), 'file-empty'],
  ['a program', 'role.txt', Buffer.from('MZ\x90\0', 'latin1'), 'file-type'],
  ['a program of Linux', 'role', Buffer.from('\x7fELF\x02', 'latin1'), 'file-type'],
  ['a script', 'role', Buffer.from('#!/bin/sh\n'), 'file-type'],
  ['a PDF called a program', 'role.exe', pdfBytes(), 'file-type'],
  ['text called a script', 'role.vbs', Buffer.from('hello'), 'file-type'],
  ['a web page', 'role.png', Buffer.from('\n <!DOCTYPE html>'), 'file-type'],
  ['a web page in UTF-16', 'role.png', Buffer.from('\ufeff<html>', 'utf16le'), 'file-type'],
  ['a drawing', 'logo.svg', Buffer.from('<svg/>'), 'file-type'],
  [
    'a drawing called a picture',
    'logo.png',
    Buffer.from('<?xml version="1.0"?><svg/>'),
    'file-type',
  ],
  ['an archive', 'role.zip', zipBytes([{ name: 'role.txt' }]), 'file-type'],
  ['an archive called a picture', 'role.png', zipBytes([{ name: 'role.txt' }]), 'file-type'],
  ['a closed archive', 'role.dat', Buffer.from('Rar!\x1a\x07\0', 'latin1'), 'file-type'],
  [
    'a picture with an archive behind it',
    'a.png',
    Buffer.concat([picture, docxBytes()]),
    'file-type',
  ],
  ['a program among sheets', 'a.xlsx', openXml({ name: 'xl/a.exe' }), 'file-type'],
  ['a spreadsheet cut short', 'a.xlsx', spreadsheet.subarray(0, 60), 'file-type'],
  ['macros in a spreadsheet', 'a.xlsx', openXml({ name: 'xl/vbaProject.bin' }), 'file-macros'],
  ['a macro sheet', 'a.xlsx', openXml({ name: 'xl/macrosheets/sheet1.xml' }), 'file-macros'],
  [
    'macros in an old spreadsheet',
    'a.xls',
    docBytes(['Workbook', '_VBA_PROJECT_CUR']),
    'file-macros',
  ],
  [
    'macros in OpenDocument',
    'a.ods',
    odtBytes({ mimetype: calc }, { name: 'Basic/a.xml' }),
    'file-macros',
  ],
  ['a locked spreadsheet', 'a.xlsx', docBytes(['EncryptedPackage']), 'file-encrypted'],
  ['an archive bomb', 'a.xlsx', openXml(zeros(24)), 'file-unpacked'],
])('%s is refused', async (_, filename, bytes, fault) => {
  expect(await inspect(filename, bytes)).toEqual({ fault });
});

test.each(dangerousExtensions)('whatever it holds, a file called .%s is refused', async (name) => {
  for (const bytes of [picture, pdfBytes(), docxBytes(), Buffer.from('text')]) {
    expect(await inspect(`role.${name.toUpperCase()}`, bytes)).toEqual({ fault: 'file-type' });
  }
});

test('no content makes the inspection fail', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 600 }),
      fc.constantFrom(...realDocuments),
      async (random, { bytes }) => {
        const mixed = Buffer.concat([bytes.subarray(0, 600 - random.length), random]);
        const found = await inspect('role.dat', mixed);
        expect('type' in found || 'fault' in found).toBe(true);
      },
    ),
  );
});

function openXml(...parts: ZipPart[]): Buffer {
  return zipBytes([{ name: '[Content_Types].xml' }, ...parts]);
}

function zeros(megabytes: number): ZipPart {
  return { name: 'xl/a.xml', content: Buffer.alloc(megabytes * 1024 * 1024), deflate: true };
}
