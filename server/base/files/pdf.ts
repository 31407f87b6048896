/**
 * Starts as a PDF, but for a byte order mark or blanks that some writers leave, and has an end. Some
 * programs pad a file behind its end; readers find the end wherever it is.
 */
export function isPdf(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return /^(?:\xef\xbb\xbf)?\s*%PDF-\d/.test(head) && bytes.includes('%%EOF');
}
