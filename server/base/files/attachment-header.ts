import { cleanFilename } from './clean-filename.ts';

/** Content-Disposition after RFC 6266: an ASCII name, and the true one as RFC 8187 encodes it. */
export function attachmentHeader(filename: string): string {
  const clean = cleanFilename(filename);
  const ascii = clean.replace(/[^\w .()-]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encode(clean)}`;
}

/** encodeURIComponent leaves four characters that the header does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
