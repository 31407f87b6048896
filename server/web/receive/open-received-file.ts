import { createHash } from 'node:crypto';
import type { FileSlot } from '#domain/forms/define-form.ts';
import { fileTypes, otherFileType, type FileTypeName } from '#domain/forms/file-type.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { cleanFilename } from '#server/base/files/clean-filename.ts';
import { inspectDocument } from '#server/base/files/inspect-document.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';
import type { ReceivedFile } from './receive-form.ts';

/** Its type is the one that its content shows, whatever was declared. */
export async function openReceivedFile(
  slot: FileSlot | undefined,
  file: ReceivedFile,
): Promise<SubmittedFile & { fault: Issue | undefined }> {
  const field = slot?.field ?? '';
  const { declaredType } = file;
  const bytes = await file.read();
  const name = cleanFilename(file.filename);
  const claim = { filename: name, declaredType };
  const inspected = await inspectDocument(bytes, claim, slot?.takes);
  const fault = 'fault' in inspected;
  return {
    field,
    filename: name,
    type: fault ? declaredType : contentTypeOf(inspected.type),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    fault: fault ? { field, code: inspected.fault } : undefined,
  };
}

function contentTypeOf(type: FileTypeName | 'other'): string {
  return type === 'other' ? otherFileType : fileTypes[type][0];
}
