import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileSlot } from '../../domain/forms/define-form.ts';
import type { Issue } from '../../domain/forms/issue.ts';
import type { LandedFile, Landing } from './landing.ts';
import type { ReceiveLimits } from './receive-limits.ts';
import { Refusal } from './refusal.ts';

export type ReceivedFile = LandedFile & { filename: string; declaredType: string };
export type ReceivedForm = {
  fields: Record<string, string>;
  file: ReceivedFile | undefined;
  /** Faults of the parts themselves, which no schema sees. */
  issues: Issue[];
};

/** Reads the body as it arrives; its file goes where `landing` has room. */
export async function receiveForm(
  request: FastifyRequest,
  slot: FileSlot | undefined,
  limits: ReceiveLimits,
  landing: Landing,
): Promise<ReceivedForm> {
  const form: ReceivedForm = { fields: Object.create(null), file: undefined, issues: [] };
  let textBytes = 0;
  let fileTooLarge = false;
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
    // A part that calls itself JSON arrives parsed; a form sends none.
    if (typeof value !== 'string' || !fieldname || part.fieldnameTruncated) {
      throw new Refusal('malformed');
    }
    textBytes += Buffer.byteLength(fieldname) + Buffer.byteLength(value);
    if (part.valueTruncated || textBytes > limits.textBytes) throw new Refusal('too-large');
    if (fieldname in form.fields) form.issues.push({ field: fieldname, code: 'invalid' });
    form.fields[fieldname] = value;
  }
  // Only now: a page without script offers every value again, also those after the file.
  if (fileTooLarge) throw new Refusal('too-large', form.issues, form.fields);
  return form;

  async function receiveFile(part: MultipartFile) {
    const landed = await landing.receive(part.file);
    // A form without a chosen file sends an empty part without a name.
    if (!part.filename && landed.size === 0) return;
    if (part.fieldname !== slot?.field) {
      form.issues.push({ field: part.fieldname, code: 'unknown' });
      return;
    }
    if (part.file.truncated) {
      form.issues.push({ field: slot.field, code: 'file-too-large' });
      fileTooLarge = true;
      return;
    }
    form.file = { ...landed, filename: part.filename ?? '', declaredType: part.mimetype };
  }
}
