/** Together with the extension below the 255 characters that a form's file name may have. */
const maxStemLength = 150;
const maxExtensionLength = 10;

/** Cut before anything else: normalising a long run of combining marks takes quadratic time. */
const maxReadLength = 1_000;

/** A name that is safe to show, to store and to put into a header; the extension stays. */
export function cleanFilename(given: string): string {
  // Browsers escape a quotation mark in a file name as %22.
  const unquoted = given.slice(-maxReadLength).replaceAll('%22', '"');
  const base = unquoted.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = trimEnd(
    // Control characters, and those that change the writing direction: "cv\u202Efdp.exe".
    base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, ''),
  );
  const dot = visible.lastIndexOf('.');
  const extension = dot === -1 ? '' : visible.slice(dot, dot + maxExtensionLength);
  const stem = shorten(trim(dot === -1 ? visible : visible.slice(0, dot)));
  return `${stem || 'document'}${extension}`;
}

const blankOrDot = /[\s.]/;

function trim(text: string): string {
  let start = 0;
  while (start < text.length && blankOrDot.test(text.charAt(start))) start += 1;
  return trimEnd(text.slice(start));
}

/** A loop, because /[\s.]+$/ takes quadratic time on a long run that does not end the text. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && blankOrDot.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Never in the middle of a surrogate pair. */
function shorten(stem: string): string {
  let kept = '';
  for (const character of stem) {
    if (kept.length + character.length > maxStemLength) break;
    kept += character;
  }
  return kept;
}

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
