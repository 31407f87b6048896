import { constants, inflateRawSync } from 'node:zlib';

export type ZipEntry = {
  name: string;
  encrypted: boolean;
  method: number;
  compressedBytes: number;
  headerAt: number;
};

const endRecordBytes = 22;
const maxCommentBytes = 0xffff;
const endSignature = Buffer.from('PK\x05\x06');
const entrySignature = Buffer.from('PK\x01\x02');
/** A document has tens of entries, one full of pictures hundreds. */
const maxEntries = 5_000;

export function startsAsZip(bytes: Buffer): boolean {
  return bytes.length > endRecordBytes && bytes.readUInt32LE(0) === 0x04034b50;
}

/**
 * Many programs read an archive from its end, and mind neither what comes before nor some bytes
 * after it. Only an end record right behind its directory counts: the signature alone is four bytes
 * that a picture may hold.
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

/** The archive's table of contents, or undefined where there is none that is sound. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | undefined {
  const end = endRecordAt(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (count > maxEntries) return undefined;
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameBytes = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameBytes),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      compressedBytes: bytes.readUInt32LE(at + 20),
      headerAt: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** One small entry as text. It is cut off where it would swell beyond `maxBytes`. */
export function readZipText(bytes: Buffer, entry: ZipEntry, maxBytes: number): string | undefined {
  const { headerAt, compressedBytes, method } = entry;
  if (headerAt + 30 > bytes.length || bytes.readUInt32LE(headerAt) !== 0x04034b50) return undefined;
  const start =
    headerAt + 30 + bytes.readUInt16LE(headerAt + 26) + bytes.readUInt16LE(headerAt + 28);
  const content = bytes.subarray(start, start + compressedBytes);
  if (method === 0) return content.subarray(0, maxBytes).toString('utf8');
  if (method !== 8) return undefined;
  try {
    return inflateRawSync(content, {
      maxOutputLength: maxBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The last record, whose comment must end exactly where the file does: nothing is appended. */
function endRecordAt(bytes: Buffer): number | undefined {
  const earliest = Math.max(0, bytes.length - endRecordBytes - maxCommentBytes);
  for (let at = bytes.length - endRecordBytes; at >= earliest; at -= 1) {
    if (bytes[at] !== 0x50 || bytes.readUInt32LE(at) !== 0x06054b50) continue;
    if (at + endRecordBytes + bytes.readUInt16LE(at + 20) === bytes.length) return at;
  }
  return undefined;
}
