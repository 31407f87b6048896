import path from 'node:path';

const maxLength = 150;

/** A name that is safe to show, to store and to put into a header; the extension stays. */
export function cleanFilename(given: string): string {
  // Browsers write a quotation mark in a file's name this way.
  const unquoted = given.replaceAll('%22', '"');
  const base = unquoted.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = base
    // Control characters, and those that turn the direction of writing: "cv\u202Efdp.exe".
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const extension = path.extname(visible).slice(0, 10);
  const stem = visible.slice(0, visible.length - path.extname(visible).length);
  return `${[...stem].slice(0, maxLength).join('') || 'document'}${extension}`;
}
