const maxLength = 200;

/**
 * Text for a mail header: one line without controls. A line break would begin another header, and
 * direction marks would change how a subject reads.
 */
export function headerText(value: string): string {
  const line = value.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  return line.length > maxLength ? `${line.slice(0, maxLength - 1)}…` : line;
}

/** One address and nothing that separates, quotes or comments; undefined for anything else. */
export function headerAddress(value: string): string | undefined {
  return /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+$/u.test(value)
    ? value
    : undefined;
}
