import type { FileField } from '#domain/forms/field.ts';
import {
  documentTypes,
  extensionOf,
  fileTypes,
  otherFileType,
  type FileTypeName,
} from '#domain/forms/file-type.ts';
import { isCompoundFile, officeDocumentOf97 } from './compound-file.ts';
import { isDangerousContent } from './dangerous-content.ts';
import type { Inspected } from './inspected.ts';
import { isPdf } from './pdf.ts';
import { endsAsZip, startsAsZip } from './zip-signature.ts';
import { officeDocumentIn } from './zip-document.ts';

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
