import { fileTypes } from '../../domain/forms/file-type.ts';
import type { Inspected } from './inspect-document.ts';
import { readZipDirectory, readZipText, type ZipEntry } from './zip-directory.ts';

const manifestBytes = 256 * 1024;

/** DOCX and ODT are archives that are told apart by their entries. */
export function officeDocumentIn(bytes: Buffer): Inspected {
  const entries = readZipDirectory(bytes);
  if (!entries?.some(({ headerAt }) => headerAt === 0)) return { fault: 'file-type' };
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  // Two entries of one name: which of them is read differs from program to program.
  if (named.size !== entries.length) return { fault: 'file-type' };
  if (entries.some(({ encrypted }) => encrypted)) return { fault: 'file-encrypted' };

  if (named.has('[Content_Types].xml') && named.has('word/document.xml')) {
    const macros = entries.some(({ name }) => /(^|\/)vba(Project|Data)[^/]*$/i.test(name));
    return macros ? { fault: 'file-macros' } : { type: 'docx' };
  }
  return isOpenDocument(bytes, entries) ? openDocument(bytes, named) : { fault: 'file-type' };
}

function openDocument(bytes: Buffer, named: Map<string, ZipEntry>): Inspected {
  const manifest = named.get('META-INF/manifest.xml');
  const listed = manifest ? readZipText(bytes, manifest, manifestBytes) : undefined;
  if (listed === undefined) return { fault: 'file-type' };
  if (named.has('encrypted-package') || listed.includes('encryption-data')) {
    return { fault: 'file-encrypted' };
  }
  if (!named.has('content.xml')) return { fault: 'file-type' };
  const macros = [...named.keys()].some((name) => /^(Basic|Scripts)\/./.test(name));
  return macros ? { fault: 'file-macros' } : { type: 'odt' };
}

/** The first entry is called "mimetype", is not compressed and names the format. */
function isOpenDocument(bytes: Buffer, entries: ZipEntry[]): boolean {
  const first = entries.find(({ headerAt }) => headerAt === 0);
  if (first?.name !== 'mimetype' || first.method !== 0) return false;
  return readZipText(bytes, first, 100) === fileTypes.odt[0];
}
