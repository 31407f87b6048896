import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { programExtensions } from '#domain/forms/dangerous-file.ts';
import { extensionOf, fileTypes, maxUnpackedBytes, MiB } from '#domain/forms/file-type.ts';
import type { Inspected } from './inspected.ts';

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
export async function officeDocumentIn(bytes: Buffer): Promise<Inspected> {
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
