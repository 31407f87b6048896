import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileSlot } from '#domain/forms/define-form.ts';
import { type FileTypeName, fileTypes, otherFileType } from '#domain/forms/file-type.ts';
import type { Issue } from '#domain/forms/issue.ts';
import { type ReceiveLimits, type SpooledFile, spoolFile } from '#server/base/watch-upload.ts';
import { Refusal } from '#server/base/refusal.ts';
import type { Room } from '#server/base/limits.ts';
import { createHash } from 'node:crypto';
import { cleanFilename } from '#server/base/files/filename.ts';
import { inspectDocument } from '#server/base/files/inspect-document.ts';
import type { SubmittedFile } from '#server/submissions/submission.ts';

type ReceivedFile = SpooledFile & { filename: string; declaredType: string };
export type ReceivedForm = {
  fields: Record<string, string>;
  file: ReceivedFile | undefined;
  /** Faults of the parts themselves, which no schema sees. */
  issues: Issue[];
};

type Receiving = {
  limits: ReceiveLimits;
  spoolFolder: string;
  room: Room;
  signal: AbortSignal;
};

/** Reads the body as it arrives; its file goes to the spool. */
export async function receiveForm(
  request: FastifyRequest,
  slot: FileSlot | undefined,
  { limits, spoolFolder, room, signal }: Receiving,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: Object.create(null), file: undefined, issues: [] };
  let fileTooLarge = false;
  let noRoom: Refusal | undefined;
  try {
    await receiveParts();
    // Only now: a page without script offers every value again, also those after the file.
    if (fileTooLarge) throw new Refusal('too-large', form.issues, form.fields);
    if (noRoom) throw new Refusal(noRoom.code, [], form.fields, noRoom.retryAfterSeconds);
    return form;
  } catch (error) {
    if (error instanceof Refusal) error.fileSent = fileTooLarge || noRoom !== undefined;
    await form.file?.remove();
    throw error;
  }

  async function receiveParts() {
    let textBytes = 0;
    const parts = request.parts({
      limits: {
        fieldNameSize: limits.fieldNameBytes,
        fieldSize: limits.textBytes,
        fields: limits.fields,
        files: 1,
        fileSize: slot?.maxBytes ?? 1,
        parts: limits.fields + 1,
      },
    });
    for await (const part of parts) {
      if (part.type === 'file') {
        await receiveFile(part);
        continue;
      }
      const { fieldname, value } = part;
      // A part that declares itself JSON arrives parsed; a form sends none.
      if (typeof value !== 'string' || !fieldname || part.fieldnameTruncated) {
        throw new Refusal('malformed');
      }
      textBytes += Buffer.byteLength(fieldname) + Buffer.byteLength(value);
      if (part.valueTruncated || textBytes > limits.textBytes) throw new Refusal('too-large');
      if (fieldname in form.fields) form.issues.push({ field: fieldname, code: 'invalid' });
      form.fields[fieldname] = value;
    }
  }

  async function receiveFile(part: MultipartFile) {
    noRoom = part.filename ? await room.forFile() : undefined;
    if (noRoom) {
      part.file.resume();
      return;
    }
    const file = await spoolFile(spoolFolder, part.file, signal);
    noRoom = await room.spendFile(request.ip, file.size);
    const filename = part.filename || unnamed(part.mimetype);
    // A form without a chosen file sends an empty part without a name.
    const isChosen = part.filename || file.size > 0;
    if (isChosen && !noRoom && part.fieldname === slot?.field && !part.file.truncated) {
      form.file = { ...file, filename, declaredType: part.mimetype };
      return;
    }
    await file.remove();
    if (!isChosen || noRoom) return;
    fileTooLarge = part.fieldname === slot?.field;
    const code = fileTooLarge ? 'file-too-large' : 'unknown';
    form.issues.push({ field: part.fieldname, code });
  }
}

/** A document without a name gets the extension of its declared type. */
function unnamed(mimetype: string): string {
  const known = Object.entries(fileTypes).find(([, types]) =>
    (types as readonly string[]).includes(mimetype),
  );
  return known ? `document.${known[0]}` : 'document';
}

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
