import { randomBytes } from 'node:crypto';
import type { Submission, SubmittedFile } from '../../store/submission.ts';
import { multipartBody } from './multipart-body.ts';

export type Composed = { contentType: string; body: Buffer; fileSentAs: 'none' | 'part' | 'link' };

/**
 * The specification's fields and the file. A body above the receiver's limit would be refused
 * whole, so then the file stays here and a link takes its place; name, type and size are fields
 * of the form and travel either way.
 */
export function composeDelivery(
  submission: Pick<Submission, 'fields'>,
  file: SubmittedFile | undefined,
  { maxBytes, linkToFile }: { maxBytes: number; linkToFile: () => string },
): Composed {
  const boundary = `----northgauge${randomBytes(18).toString('hex')}`;
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const body = multipartBody(submission.fields, file, boundary);
  if (!file) return { contentType, body, fileSentAs: 'none' };
  if (body.length <= maxBytes) return { contentType, body, fileSentAs: 'part' };
  const fields = { ...submission.fields, [`${file.field}_url`]: linkToFile() };
  return { contentType, body: multipartBody(fields, undefined, boundary), fileSentAs: 'link' };
}
