import type { FileField } from '#domain/forms/field.ts';
import {
  documentTypes,
  extensionOf,
  type FileTypeName,
  fileTypes,
  maxUnpackedBytes,
  MiB,
  otherFileType,
} from '#domain/forms/file-type.ts';
import { programExtensions } from '#domain/forms/dangerous-file.ts';
import type { IssueCode } from '#domain/forms/issue.ts';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** What the sender says about the file. */
type DeclaredFile = { filename: string; declaredType: string };

/**
 * Name, declared type and content of a document must agree; a form that takes every format takes
 * any other file whose name and content are harmless. Archives are unpacked only to measure them,
 * up to a limit, and nothing of a document is ever run or shown here.
 */
export async function inspectDocument(
  bytes: Buffer,
  declared: DeclaredFile,
  takes: FileField['takes'] = { only: documentTypes },
): Promise<Inspected> {
  if (bytes.length === 0) return { fault: 'file-empty' };
  const found = await typeByContent(bytes);
  if ('fault' in found) return found;
  if (found.type !== 'other' && isDeclaredAs(found.type, declared)) return found;
  return 'allBut' in takes && isHarmless(bytes, declared, takes.allBut)
    ? { type: 'other' }
    : { fault: 'file-type' };
}

async function typeByContent(bytes: Buffer): Promise<Inspected> {
  if (isPdf(bytes)) {
    // A document that is also an archive shows one thing to us and another to its reader.
    return endsAsZip(bytes) ? { fault: 'file-type' } : { type: 'pdf' };
  }
  if (isCompoundFile(bytes)) return officeDocumentOf97(bytes);
  if (startsAsZip(bytes)) return officeDocumentIn(bytes);
  return { type: isPlainText(bytes) ? 'txt' : 'other' };
}

function isHarmless(bytes: Buffer, { filename }: DeclaredFile, refused: readonly string[]) {
  if (refused.includes(extensionOf(filename) ?? '')) return false;
  // Of these two the content was looked into.
  return isCompoundFile(bytes) || startsAsZip(bytes) || !isDangerousContent(bytes);
}

function isDeclaredAs(type: FileTypeName, { filename, declaredType }: DeclaredFile): boolean {
  const extension = extensionOf(filename);
  // Browsers send this, or nothing, for formats that the visitor's machine does not know.
  const undeclared = declaredType === '' || declaredType === otherFileType;
  if (extension === undefined && undeclared) return false;
  const known: readonly string[] = fileTypes[type];
  return (
    (extension === undefined || extension === type) &&
    (undeclared || known.includes(declaredType.toLowerCase()))
  );
}

function isPlainText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** What the content of a file shows; `other` is a format that only some forms take. */
type Inspected =
  | { type: FileTypeName | 'other' }
  | { fault: Exclude<Extract<IssueCode, `file-${string}`>, 'file-too-large'> };

/**
 * Starts as a PDF, but for a byte order mark or blanks that some writers leave, and has an end. Some
 * programs pad a file behind its end; readers find the end wherever it is.
 */
function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(head) && bytes.includes('%%EOF');
}

/** A document has tens of entries, one full of pictures hundreds. */
const maxEntries = 5_000;
const maxManifestBytes = 256 * 1024;
const stored = 0;

const maxRatio = 100;
/** A small document of much white space may have any ratio. */
const harmlessBytes = MiB;

/**
 * DOCX, ODT and others are archives that differ in their entries. What the entries say of their sizes is
 * bounded, and then proved by unpacking them to nowhere, so that no reader meets an archive bomb.
 */
async function officeDocumentIn(bytes: Buffer): Promise<Inspected> {
  try {
    const zip = await fromBufferPromise(bytes, { autoClose: false, strictFileNames: true });
    return await inspect(zip);
  } catch {
    // yauzl refuses what is damaged, names outside the archive, and data behind its end.
    return { fault: 'file-type' };
  }
}

async function inspect(zip: ZipFile): Promise<Inspected> {
  if (zip.entryCount > maxEntries) return { fault: 'file-type' };
  const named = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) named.set(entry.fileName, entry);
  // Two entries of one name: which of them is read differs from program to program.
  if (named.size !== zip.entryCount) return { fault: 'file-type' };
  const entries = [...named.values()];
  const first = entries.find((entry) => entry.relativeOffsetOfLocalHeader === 0);
  if (!first) return { fault: 'file-type' };
  if (entries.some((entry) => entry.isEncrypted())) return { fault: 'file-encrypted' };
  if (isBomb(entries)) return { fault: 'file-unpacked' };
  const found = await documentIn(zip, named, first);
  if ('type' in found) for (const entry of entries) await proveSize(zip, entry);
  return found;
}

function isBomb(entries: readonly Entry[]): boolean {
  const sumOf = (size: (entry: Entry) => number) =>
    entries.reduce((sum, entry) => sum + size(entry), 0);
  const unpacked = sumOf((entry) => entry.uncompressedSize);
  const packed = sumOf((entry) => entry.compressedSize);
  return unpacked > maxUnpackedBytes || (unpacked > harmlessBytes && unpacked > maxRatio * packed);
}

/** yauzl ends the stream with an error when its length is not the one that the entry says. */
async function proveSize(zip: ZipFile, entry: Entry): Promise<void> {
  const stream = await zip.openReadStreamPromise(entry);
  stream.resume();
  await once(stream, 'end');
}

async function documentIn(
  zip: ZipFile,
  named: Map<string, Entry>,
  first: Entry,
): Promise<Inspected> {
  const names = [...named.keys()];
  if (named.has('[Content_Types].xml')) {
    if (names.some((name) => openXmlMacros.test(name))) return { fault: 'file-macros' };
    return named.has('word/document.xml') ? { type: 'docx' } : otherDocument(names);
  }
  // The first entry of an OpenDocument is called "mimetype", is not compressed and names the format.
  if (first.fileName === 'mimetype' && first.compressionMethod === stored) {
    const format = await textOf(zip, first, 100);
    if (format.startsWith(openDocumentFormats)) return openDocument(zip, named, format);
  }
  // Pages, Numbers and Keynote.
  return named.has('Index/Document.iwa') ? otherDocument(names) : { fault: 'file-type' };
}

const openXmlMacros = /(?:^|\/)vba(?:Project|Data)[^/]*$|(?:^|\/)macrosheets\//i;
const openDocumentFormats = 'application/vnd.oasis.opendocument.';

async function openDocument(
  zip: ZipFile,
  named: Map<string, Entry>,
  format: string,
): Promise<Inspected> {
  const manifest = named.get('META-INF/manifest.xml');
  if (!manifest) return { fault: 'file-type' };
  const listed = await textOf(zip, manifest, maxManifestBytes);
  if (named.has('encrypted-package') || listed.includes('encryption-data')) {
    return { fault: 'file-encrypted' };
  }
  if (!named.has('content.xml')) return { fault: 'file-type' };
  const names = [...named.keys()];
  if (names.some((name) => /^(Basic|Scripts)\/./.test(name))) return { fault: 'file-macros' };
  return format === fileTypes.odt[0] ? { type: 'odt' } : otherDocument(names);
}

/** Called .zip, it would offer its entries; a document has no program among them. */
function otherDocument(names: readonly string[]): Inspected {
  const programs = names.some((name) => programExtensions.includes(extensionOf(name) ?? ''));
  return programs ? { fault: 'file-type' } : { type: 'other' };
}

/** yauzl ends a stream that becomes longer than its entry says. */
async function textOf(zip: ZipFile, entry: Entry, maxBytes: number): Promise<string> {
  if (entry.uncompressedSize > maxBytes) throw new Error(`${entry.fileName} is too long.`);
  return text(await zip.openReadStreamPromise(entry));
}

const endRecordBytes = 22;
const maxCommentBytes = 0xffff;
const endSignature = Buffer.from('PK\x05\x06');
const entrySignature = Buffer.from('PK\x01\x02');
const headerSignature = Buffer.from('PK\x03\x04');

function startsAsZip(bytes: Buffer): boolean {
  return bytes.subarray(0, headerSignature.length).equals(headerSignature);
}

/**
 * Many programs read an archive from its end and ignore what comes before it and some bytes after
 * it. Only an end record right behind its directory counts: the signature alone is four bytes that
 * a picture may contain.
 */
function endsAsZip(bytes: Buffer): boolean {
  const earliest = Math.max(0, bytes.length - 2 * (endRecordBytes + maxCommentBytes));
  const tail = bytes.subarray(earliest);
  for (let at = tail.lastIndexOf(endSignature); at !== -1;) {
    const directoryAt = earliest + at - (at + 16 <= tail.length ? tail.readUInt32LE(at + 12) : 0);
    if (directoryAt >= 0 && bytes.subarray(directoryAt, directoryAt + 4).equals(entrySignature))
      return true;
    at = at === 0 ? -1 : tail.lastIndexOf(endSignature, at - 1);
  }
  return false;
}

/** Microsoft's container of the formats before 2007 ([MS-CFB]); Word's own is [MS-DOC]. */
const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;
const endOfChain = 0xfffffffa;
const wordFileIdentifier = 0xa5ec;
const encryptedFlag = 0x0100;
const miniStreamBelow = 4096;
const tablesInHeader = 109;
const macroStorages = ['Macros', 'VBA', '_VBA_PROJECT', '_VBA_PROJECT_CUR'];
const maxTableSectors = 16;

type DirectoryEntry = { name: string; firstSector: number; bytes: number };

function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

/** Word's documents and others of the container; looks only at the directory and the first words. */
function officeDocumentOf97(bytes: Buffer): Inspected {
  const sectorBytes = sectorSize(bytes);
  if (!sectorBytes) return { fault: 'file-type' };
  const entries = readDirectory(bytes, sectorBytes);
  const has = (name: string) => entries.some((entry) => entry.name === name);
  // What newer programs write when a document has a password.
  if (has('EncryptedPackage')) return { fault: 'file-encrypted' };
  if (macroStorages.some(has)) return { fault: 'file-macros' };
  const document = entries.find(({ name }) => name === 'WordDocument');
  if (!document) return entries.length > 0 ? { type: 'other' } : { fault: 'file-type' };
  if (document.bytes < miniStreamBelow) return { fault: 'file-type' };

  const start = (document.firstSector + 1) * sectorBytes;
  if (start + 12 > bytes.length || bytes.readUInt16LE(start) !== wordFileIdentifier) {
    return { fault: 'file-type' };
  }
  const flags = bytes.readUInt16LE(start + 10);
  return flags & encryptedFlag ? { fault: 'file-encrypted' } : { type: 'doc' };
}

function sectorSize(bytes: Buffer): number | undefined {
  if (bytes.length < headerBytes + entryBytes) return undefined;
  const shift = bytes.readUInt16LE(30);
  return shift === 9 || shift === 12 ? 2 ** shift : undefined;
}

function readDirectory(bytes: Buffer, sectorBytes: number): DirectoryEntry[] {
  const entries: DirectoryEntry[] = [];
  const tables = allocationTables(bytes, sectorBytes);
  const maxSectors = Math.ceil(bytes.length / sectorBytes);
  let sector = bytes.readUInt32LE(48);
  // Guard against cycles: no chain is longer than the number of sectors.
  for (let step = 0; sector < endOfChain && step < maxSectors; step += 1) {
    const start = (sector + 1) * sectorBytes;
    if (start + sectorBytes > bytes.length) break;
    for (let at = start; at < start + sectorBytes; at += entryBytes) {
      const nameBytes = bytes.readUInt16LE(at + 64);
      if (nameBytes < 4 || nameBytes > 64) continue;
      entries.push({
        name: bytes.toString('utf16le', at, at + nameBytes - 2),
        firstSector: bytes.readUInt32LE(at + 116),
        bytes: bytes.readUInt32LE(at + 120),
      });
    }
    sector = nextSector(bytes, sectorBytes, tables, sector);
  }
  return entries;
}

function nextSector(
  bytes: Buffer,
  sectorBytes: number,
  tables: readonly number[],
  sector: number,
): number {
  const perTable = sectorBytes / 4;
  const table = tables[Math.floor(sector / perTable)];
  if (table === undefined) return endOfChain;
  const at = (table + 1) * sectorBytes + (sector % perTable) * 4;
  return at + 4 <= bytes.length ? bytes.readUInt32LE(at) : endOfChain;
}

/** The sectors that hold the allocation table: 109 in the header, from 7 MB on more in a chain. */
function allocationTables(bytes: Buffer, sectorBytes: number): number[] {
  const tables: number[] = [];
  for (let index = 0; index < tablesInHeader; index += 1) {
    tables.push(bytes.readUInt32LE(76 + index * 4));
  }
  let more = bytes.readUInt32LE(68);
  for (let step = 0; more < endOfChain && step < maxTableSectors; step += 1) {
    const start = (more + 1) * sectorBytes;
    if (start + sectorBytes > bytes.length) break;
    for (let at = start; at < start + sectorBytes - 4; at += 4) tables.push(bytes.readUInt32LE(at));
    more = bytes.readUInt32LE(start + sectorBytes - 4);
  }
  return tables;
}

/** First bytes of what runs, or hides what does, whatever its name is. */
const signatures = [
  '4d5a', // Windows and DOS programs
  '7f454c46', // ELF programs
  'feedface', // Mach-O programs, in both byte orders
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe', // Mach-O for several processors, and Java classes
  '2321', // #!, a script
  '4c00000001140200', // a Windows shortcut
  '49545346', // compiled help (CHM)
  'e4525c7b8cd8a74d', // OneNote, which embeds programs
  '4d534346', // archives: CAB
  '526172211a07', // RAR
  '377abcaf271c', // 7z
  '1f8b', // gzip
  '425a68', // bzip2
  'fd377a585a00', // xz
  '28b52ffd', // zstd
].map((hex) => Buffer.from(hex, 'hex'));

const tarSignatureAt = 257;

/** For content that is neither a document of ours nor another one that was looked into. */
function isDangerousContent(bytes: Buffer): boolean {
  return (
    signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature)) ||
    bytes.toString('latin1', tarSignatureAt, tarSignatureAt + 5) === 'ustar' ||
    isMarkup(bytes) ||
    endsAsZip(bytes)
  );
}

/** HTML, SVG or XML, also behind a byte order mark or in UTF-16: the first character says it. */
function isMarkup(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(bytes.toString('latin1'));
}
