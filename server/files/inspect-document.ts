import { fileTypes, type FileTypeName } from '../../domain/forms/file-type.ts';
import { isCompoundFile, wordDocumentIn } from './compound-file.ts';
import type { Inspected } from './inspected.ts';
import { isPdf } from './pdf.ts';
import { endsAsZip, startsAsZip } from './zip-signature.ts';
import { officeDocumentIn } from './zip-document.ts';

/** What the sender says about the file. */
type DeclaredFile = { filename: string; declaredType: string };

/**
 * Name, declared type and content must agree. Archives are unpacked only to measure them, up to a
 * limit, and nothing of a document is ever run or shown here.
 */
export async function inspectDocument(bytes: Buffer, declared: DeclaredFile): Promise<Inspected> {
  if (bytes.length === 0) return { fault: 'file-empty' };
  const found = await typeByContent(bytes);
  if ('fault' in found) return found;
  return isDeclaredAs(found.type, declared) ? found : { fault: 'file-type' };
}

async function typeByContent(bytes: Buffer): Promise<Inspected> {
  if (isPdf(bytes)) {
    // A document that is also an archive shows one thing to us and another to its reader.
    return endsAsZip(bytes) ? { fault: 'file-type' } : { type: 'pdf' };
  }
  if (isCompoundFile(bytes)) return wordDocumentIn(bytes);
  if (startsAsZip(bytes)) return officeDocumentIn(bytes);
  return isPlainText(bytes) ? { type: 'txt' } : { fault: 'file-type' };
}

function isDeclaredAs(type: FileTypeName, { filename, declaredType }: DeclaredFile): boolean {
  const extension = /\.([^.]+)$/.exec(filename)?.[1]?.toLowerCase();
  // Browsers send this, or nothing, for formats that the visitor's machine does not know.
  const undeclared = declaredType === '' || declaredType === 'application/octet-stream';
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
