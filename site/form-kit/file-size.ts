import { MiB } from '#domain/forms/file-type.ts';
import type { Locale } from '#domain/edition/editions.ts';

export function formatFileSize(bytes: number, locale: Locale): string {
  const large = bytes >= MiB;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / MiB : Math.max(1, bytes / 1024));
}
