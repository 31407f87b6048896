import type { Locale } from '#domain/edition/editions.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** “2 days ago”, in the unit a reader would choose. Both days are written `2026-03-31`. */
export function postedAgo(postedOn: string, today: string, locale: Locale): string {
  // A vacancy may be dated ahead of the server's day.
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(postedOn)) / dayMs));
  const [count, unit] = ageOf(days);
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format.format(-count, unit);
}

function ageOf(days: number): [number, 'day' | 'week' | 'month' | 'year'] {
  if (days < 14) return [days, 'day'];
  if (days < 60) return [Math.floor(days / 7), 'week'];
  if (days < 365) return [Math.floor(days / 30.44), 'month'];
  return [Math.floor(days / 365), 'year'];
}

/** Constructing a format costs far more than using it. */
const formats = new Map<Locale, Intl.RelativeTimeFormat>();
