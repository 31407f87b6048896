import type { FileSlot } from './define-form.ts';
import { extensionOf, fileTypes } from './file-type.ts';
import type { Issue } from './issue.ts';

/** What is known of a file without reading it; the browser's File is one. */
export type FileFacts = { name: string; type: string; size: number };

/** The first thing wrong with the file, or with its absence. */
export function checkFile(
  slot: FileSlot | undefined,
  file: FileFacts | undefined,
): Issue | undefined {
  if (!slot) return file && { field: 'file', code: 'unknown' };
  if (!file) return slot.required ? { field: slot.field, code: 'required' } : undefined;
  if (!isAcceptedType(slot, file)) return { field: slot.field, code: 'file-type' };
  if (file.size > slot.maxBytes) return { field: slot.field, code: 'file-too-large' };
  if (file.size === 0) return { field: slot.field, code: 'file-empty' };
  return undefined;
}

/**
 * Either the extension or the declared type suffices: browsers leave the type empty for formats
 * that the machine does not know, and phones rename files.
 */
function isAcceptedType({ takes }: FileSlot, { name, type }: FileFacts): boolean {
  const extension = extensionOf(name) ?? '';
  if ('allBut' in takes) return !takes.allBut.includes(extension);
  return takes.only.some(
    (accepted) =>
      accepted === extension || (fileTypes[accepted] as readonly string[]).includes(type),
  );
}
