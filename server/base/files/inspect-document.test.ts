import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  docBytes,
  docxBytes,
  odtBytes,
  pdfBytes,
  zipBytes,
  type ZipPart,
} from '#tests/factories/documents.ts';
import { fileTypes, MiB, type FileTypeName } from '#domain/forms/file-type.ts';
import { inspectDocument } from './inspect-document.ts';

const text = Buffer.from('Grüße, five years of DO-178C.\n');
const samples: Record<FileTypeName, Buffer> = {
  pdf: pdfBytes(),
  doc: docBytes(),
  docx: docxBytes(),
  odt: odtBytes(),
  txt: text,
};
const types = Object.keys(samples) as FileTypeName[];

describe('a document is what its content shows', () => {
  test.each(types)('%s is recognised with and without a declared type', async (type) => {
    for (const declaredType of [fileTypes[type][0], '', 'application/octet-stream']) {
      const claim = { filename: `cv.${type.toUpperCase()}`, declaredType };
      expect(await inspectDocument(samples[type], claim)).toEqual({ type });
    }
  });

  test.each(types)('%s under the name or the type of another is refused', async (type) => {
    for (const other of types.filter((name) => name !== type)) {
      const named = { filename: `cv.${other}`, declaredType: fileTypes[type][0] };
      const declared = { filename: `cv.${type}`, declaredType: fileTypes[other][0] };
      expect(await inspectDocument(samples[type], named)).toEqual({ fault: 'file-type' });
      expect(await inspectDocument(samples[type], declared)).toEqual({ fault: 'file-type' });
    }
  });

  test('a name without extension needs a declared type', async () => {
    const filename = 'curriculum';
    const declaredType = 'application/pdf';
    expect(await inspectDocument(pdfBytes(), { filename, declaredType })).toEqual({ type: 'pdf' });
    expect(await inspectDocument(pdfBytes(), { filename, declaredType: '' })).toEqual({
      fault: 'file-type',
    });
  });

  const bomb = Buffer.alloc(8 * 1024 * 1024);
  test.each<[string, Buffer, string, string]>([
    ['nothing at all', Buffer.alloc(0), 'pdf', 'file-empty'],
    ['a PDF without an end', Buffer.from('%PDF-1.7\nhello'), 'pdf', 'file-type'],
    [
      'a PDF after a script',
      Buffer.concat([Buffer.from('#!/bin/sh\n'), pdfBytes()]),
      'pdf',
      'file-type',
    ],
    ['a PDF that is an archive too', Buffer.concat([pdfBytes(), docxBytes()]), 'pdf', 'file-type'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'pdf', 'file-type'],
    ['a program', Buffer.from('4d5a900003000000', 'hex'), 'doc', 'file-type'],
    ['any archive', zipBytes([{ name: 'hello.txt', content: 'hello' }]), 'docx', 'file-type'],
    [
      'a spreadsheet',
      zipBytes([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]),
      'docx',
      'file-type',
    ],
    ['an archive without a directory', docxBytes().subarray(0, 90), 'docx', 'file-type'],
    [
      'an archive behind a program',
      Buffer.concat([Buffer.from('MZ'), docxBytes()]),
      'docx',
      'file-type',
    ],
    [
      'an archive with something behind it',
      Buffer.concat([docxBytes(), Buffer.from('x')]),
      'docx',
      'file-type',
    ],
    ['two entries of one name', docxBytes({ name: 'word/document.xml' }), 'docx', 'file-type'],
    [
      'a locked archive',
      docxBytes({ name: 'word/styles.xml', flags: 1 }),
      'docx',
      'file-encrypted',
    ],
    ['macros in Word', docxBytes({ name: 'word/vbaProject.bin' }), 'docx', 'file-macros'],
    ['macros in Word, renamed', docxBytes({ name: 'word/VBAPROJECT.BIN' }), 'docx', 'file-macros'],
    [
      'a locked Word file',
      docBytes(['EncryptedPackage', 'EncryptionInfo']),
      'docx',
      'file-encrypted',
    ],
    ['an old Word file with a password', docBytes(undefined, 0x0100), 'doc', 'file-encrypted'],
    ['an old Word file with macros', docBytes(['WordDocument', 'Macros']), 'doc', 'file-macros'],
    ['an old spreadsheet', docBytes(['Workbook']), 'doc', 'file-type'],
    ['a compound file cut short', docBytes().subarray(0, 600), 'doc', 'file-type'],
    [
      'an OpenDocument spreadsheet',
      odtBytes({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }),
      'odt',
      'file-type',
    ],
    [
      'a locked OpenDocument',
      odtBytes({ manifest: '<manifest:encryption-data/>' }),
      'odt',
      'file-encrypted',
    ],
    [
      'macros in OpenDocument',
      odtBytes({}, { name: 'Basic/Standard/Module1.xml' }),
      'odt',
      'file-macros',
    ],
    [
      'a manifest that is an archive bomb',
      zipBytes([
        { name: 'mimetype', content: fileTypes.odt[0] },
        { name: 'META-INF/manifest.xml', content: bomb, deflate: true },
        { name: 'content.xml' },
      ]),
      'odt',
      'file-unpacked',
    ],
    ['text with a NUL', Buffer.from('hello\0world'), 'txt', 'file-type'],
    ['text that is not UTF-8', Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65]), 'txt', 'file-type'],
  ])('%s is refused', async (_, bytes, extension, fault) => {
    expect(await inspectDocument(bytes, { filename: `cv.${extension}`, declaredType: '' })).toEqual(
      {
        fault,
      },
    );
  });

  test.each([0, 0x20, 0x41])('a PDF with 5 MB of %i behind its end is taken', async (padding) => {
    const padded = Buffer.concat([pdfBytes(), Buffer.alloc(5_000_000, padding)]);
    expect(await inspectDocument(padded, { filename: 'cv.pdf', declaredType: '' })).toEqual({
      type: 'pdf',
    });
  });

  test.each<[string, Buffer]>([
    ['70 KB that unpack to 24 MB', docxBytes(packed('word/a.xml', 24 * MiB))],
    ['many entries that unpack to much together', docxBytes(...tenPictures())],
    ['an ODT', odtBytes({}, packed('Pictures/a.bmp', 8 * MiB))],
  ])('an archive bomb is refused with its reason: %s', async (_, bytes) => {
    const filename = bytes.includes('mimetype') ? 'cv.odt' : 'cv.docx';
    expect(await inspectDocument(bytes, { filename, declaredType: '' })).toEqual({
      fault: 'file-unpacked',
    });
  });

  test.each([
    ['in both places', () => true],
    ['before its data alone', (at: number, bytes: Buffer) => at < bytes.length / 2],
    ['in the directory alone', (at: number, bytes: Buffer) => at >= bytes.length / 2],
  ])('an archive that says a false size %s is refused', async (_, isChanged) => {
    for (const said of [0, 1_000, 25 * MiB]) {
      const bytes = docxBytes(packed('word/a.xml', 24 * MiB));
      const size = Buffer.alloc(4);
      size.writeUInt32LE(24 * MiB);
      for (let at = bytes.indexOf(size); at !== -1; at = bytes.indexOf(size, at + 1)) {
        if (isChanged(at, bytes)) bytes.writeUInt32LE(said, at);
      }
      const found = await inspectDocument(bytes, { filename: 'cv.docx', declaredType: '' });
      expect(['file-type', 'file-unpacked']).toContain('fault' in found && found.fault);
    }
  });

  test('entries that share their data count each for itself', async () => {
    const part = packed('word/a.xml', 900 * 1024);
    const bytes = withSharedData(docxBytes(part), 'word/a.xml', 400);
    expect(await inspectDocument(bytes, { filename: 'cv.docx', declaredType: '' })).toEqual({
      fault: 'file-unpacked',
    });
  });

  test('a document with pictures of 8 MB is taken', async () => {
    const picture = randomBytes(8 * MiB);
    const bytes = docxBytes({ name: 'word/media/a.jpg', content: picture, deflate: true });
    expect(await inspectDocument(bytes, { filename: 'cv.docx', declaredType: '' })).toEqual({
      type: 'docx',
    });
  });

  test('no damage to a file makes the inspection fail', async () => {
    const originals = [docBytes(), docxBytes(), odtBytes(), pdfBytes()];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...originals),
        fc.array(fc.tuple(fc.nat(10_000), fc.nat(255)), { maxLength: 40 }),
        fc.nat(10_000),
        async (original, changes, length) => {
          const bytes = Buffer.from(original.subarray(0, Math.max(1, original.length - length)));
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const found = await inspectDocument(bytes, { filename: 'cv.doc', declaredType: '' });
          expect('type' in found || 'fault' in found).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

function packed(name: string, bytes: number): ZipPart {
  return { name, content: Buffer.alloc(bytes), deflate: true };
}

/** Each shrinks little enough; together they are 80 MB. */
function tenPictures(): ZipPart[] {
  const content = Buffer.alloc(8 * MiB, randomBytes(MiB / 4));
  return Array.from({ length: 10 }, (_, index) => ({
    name: `word/media/${index}.bmp`,
    content,
    deflate: true,
  }));
}

/** Repeats the directory's record of an entry under other names, all with the same data. */
function withSharedData(bytes: Buffer, name: string, copies: number): Buffer {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const directory = bytes.readUInt32LE(end + 16);
  const nameAt = bytes.indexOf(name, directory);
  const record = bytes.subarray(nameAt - 46, nameAt + name.length);
  const repeated = Array.from({ length: copies }, (_, nth) => {
    const copy = Buffer.from(record);
    copy.write(String(nth).padStart(name.length, '0'), 46);
    return copy;
  });
  const tail = Buffer.from(bytes.subarray(end));
  const entries = bytes.readUInt16LE(end + 10) + copies;
  tail.writeUInt16LE(entries, 8);
  tail.writeUInt16LE(entries, 10);
  tail.writeUInt32LE(bytes.readUInt32LE(end + 12) + copies * record.length, 12);
  return Buffer.concat([bytes.subarray(0, end), ...repeated, tail]);
}
