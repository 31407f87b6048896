import type { Locale } from '../locale/locale.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** “2 days ago”, in the unit a reader would choose. Both days are written `2026-03-31`. */
export function postedAgo(postedOn: string, today: string, locale: Locale): string {
  // A visitor's clock may be behind the day of publication.
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(postedOn)) / dayMs));
  const format = relativeFormat(locale);
  if (days < 14) return format.format(-days, 'day');
  if (days < 60) return format.format(-Math.floor(days / 7), 'week');
  if (days < 365) return format.format(-Math.floor(days / 30.44), 'month');
  return format.format(-Math.floor(days / 365.25), 'year');
}

/** Making a format takes far longer than using it, and every card uses one. */
const formats = new Map<Locale, Intl.RelativeTimeFormat>();

function relativeFormat(locale: Locale): Intl.RelativeTimeFormat {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format;
}
