/** How far from the end a writer may have left its trailer. */
const tailBytes = 4096;

/** Starts as a PDF, but for a byte order mark or blanks that some writers leave, and ends as one. */
export function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  if (!/^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(head)) return false;
  return bytes.subarray(-tailBytes).includes('%%EOF');
}
