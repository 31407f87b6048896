import type { SubmittedFile } from '#server/submissions/submission.ts';

type Body = { contentType: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The specification's fields and the file. A receiver refuses a body above its limit as a whole, so
 * then a link replaces the file; name, type and size are fields of the form and stay.
 */
export async function composeBody(
  fields: Record<string, string>,
  file: SubmittedFile | undefined,
  { maxBytes, linkToFile }: { maxBytes: number; linkToFile: () => string },
): Promise<Body & { fileSentAs: 'none' | 'part' | 'link' }> {
  const body = await encode(fields, file);
  if (!file) return { ...body, fileSentAs: 'none' };
  if (body.bytes.length <= maxBytes) return { ...body, fileSentAs: 'part' };
  const linked = { ...fields, [`${file.field}_url`]: linkToFile() };
  return { ...(await encode(linked, undefined)), fileSentAs: 'link' };
}

/** Read once, so that the signature covers exactly the bytes sent. */
async function encode(fields: Record<string, string>, file?: SubmittedFile): Promise<Body> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) {
    const { field, filename, type, bytes } = file;
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), filename);
  }
  const response = new Response(form);
  const contentType = response.headers.get('content-type') ?? '';
  return { contentType, bytes: await response.bytes() };
}
