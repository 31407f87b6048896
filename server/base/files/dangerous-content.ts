import { endsAsZip } from './zip-signature.ts';

/** First bytes of what runs, or hides what does, whatever its name is. */
const signatures = [
  '4d5a', // Windows and DOS programs
  '7f454c46', // ELF programs
  'feedface', // Mach-O programs, in both byte orders
  'feedfacf',
  'cefaedfe',
  'cffaedfe',
  'cafebabe', // Mach-O for several processors, and Java classes
  '2321', // #!, a script
  '4c00000001140200', // a Windows shortcut
  '49545346', // compiled help (CHM)
  'e4525c7b8cd8a74d', // OneNote, which embeds programs
  '4d534346', // archives: CAB
  '526172211a07', // RAR
  '377abcaf271c', // 7z
  '1f8b', // gzip
  '425a68', // bzip2
  'fd377a585a00', // xz
  '28b52ffd', // zstd
].map((hex) => Buffer.from(hex, 'hex'));

const tarSignatureAt = 257;

/** For content that is neither a document of ours nor another one that was looked into. */
export function isDangerousContent(bytes: Buffer): boolean {
  return (
    signatures.some((signature) => bytes.subarray(0, signature.length).equals(signature)) ||
    bytes.toString('latin1', tarSignatureAt, tarSignatureAt + 5) === 'ustar' ||
    isMarkup(bytes) ||
    endsAsZip(bytes)
  );
}

/** HTML, SVG or XML, also behind a byte order mark or in UTF-16: the first character says it. */
function isMarkup(bytes: Buffer): boolean {
  return /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(bytes.toString('latin1'));
}
