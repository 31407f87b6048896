const endRecordBytes = 22;
const maxCommentBytes = 0xffff;
const endSignature = Buffer.from('PK\x05\x06');
const entrySignature = Buffer.from('PK\x01\x02');
const headerSignature = Buffer.from('PK\x03\x04');

export function startsAsZip(bytes: Buffer): boolean {
  return bytes.subarray(0, headerSignature.length).equals(headerSignature);
}

/**
 * Many programs read an archive from its end and ignore what comes before it and some bytes after
 * it. Only an end record right behind its directory counts: the signature alone is four bytes that
 * a picture may contain.
 */
export function endsAsZip(bytes: Buffer): boolean {
  const earliest = Math.max(0, bytes.length - 2 * (endRecordBytes + maxCommentBytes));
  const tail = bytes.subarray(earliest);
  for (let at = tail.lastIndexOf(endSignature); at !== -1;) {
    const directoryAt = earliest + at - (at + 16 <= tail.length ? tail.readUInt32LE(at + 12) : 0);
    if (directoryAt >= 0 && bytes.subarray(directoryAt, directoryAt + 4).equals(entrySignature))
      return true;
    at = at === 0 ? -1 : tail.lastIndexOf(endSignature, at - 1);
  }
  return false;
}
