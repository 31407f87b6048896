import { fileTypes, type FileTypeName } from '../../domain/forms/file-type.ts';
import type { IssueCode } from '../../domain/forms/issue.ts';
import { isCompoundFile, wordDocumentIn } from './compound-file.ts';
import { isPdf } from './pdf.ts';
import { endsAsZip, startsAsZip } from './zip-directory.ts';
import { officeDocumentIn } from './zip-document.ts';

export type Inspected =
  | { type: FileTypeName }
  | { fault: Extract<IssueCode, 'file-type' | 'file-encrypted' | 'file-macros' | 'file-empty'> };

/** What the file says it is, before anybody looks. */
export type Claim = { filename: string; declaredType: string };

/**
 * Name, declared type and content must agree. Nothing is unpacked but a manifest of bounded size,
 * so an archive that swells does no harm.
 */
export function inspectDocument(bytes: Buffer, claim: Claim): Inspected {
  if (bytes.length === 0) return { fault: 'file-empty' };
  const found = typeByContent(bytes);
  if ('fault' in found) return found;
  return claimsAre(found.type, claim) ? found : { fault: 'file-type' };
}

function typeByContent(bytes: Buffer): Inspected {
  if (isPdf(bytes)) {
    // A document that is also an archive shows one thing to us and another to its reader.
    return endsAsZip(bytes) ? { fault: 'file-type' } : { type: 'pdf' };
  }
  if (isCompoundFile(bytes)) return wordDocumentIn(bytes);
  if (startsAsZip(bytes)) return officeDocumentIn(bytes);
  return isPlainText(bytes) ? { type: 'txt' } : { fault: 'file-type' };
}

function claimsAre(type: FileTypeName, { filename, declaredType }: Claim): boolean {
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
