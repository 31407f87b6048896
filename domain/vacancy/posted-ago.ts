import { languageOf, type Language, type Locale } from '../edition/editions.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** “2 days ago”, in the unit a reader would choose. Both days are written `2026-03-31`. */
export function postedAgo(postedOn: string, today: string, locale: Locale): string {
  // A visitor's clock may be behind the day of publication.
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(postedOn)) / dayMs));
  if (days < 14) return phrase(days, 'day', locale);
  if (days < 60) return phrase(Math.floor(days / 7), 'week', locale);
  if (days < 365) return phrase(Math.floor(days / 30.44), 'month', locale);
  return phrase(Math.floor(days / 365), 'year', locale);
}

type Unit = 'day' | 'week' | 'month' | 'year';

function phrase(count: number, unit: Unit, locale: Locale): string {
  const { named, ago } = phrases[languageOf(locale)];
  return named[unit]?.[count] ?? ago(count, unit);
}

/**
 * What Intl.RelativeTimeFormat says. The first use of Intl loads its data, which keeps a telephone
 * busy for a fifth of a second while the page is coming to life.
 */
const phrases: Record<
  Language,
  {
    named: Partial<Record<Unit, Record<number, string>>>;
    ago: (count: number, unit: Unit) => string;
  }
> = {
  en: {
    named: {
      day: { 0: 'today', 1: 'yesterday' },
      month: { 1: 'last month' },
      year: { 1: 'last year' },
    },
    ago: (count, unit) => `${count} ${unit}s ago`,
  },
  de: {
    named: {
      day: { 0: 'heute', 1: 'gestern', 2: 'vorgestern' },
      month: { 1: 'letzten Monat' },
      year: { 1: 'letztes Jahr' },
    },
    ago: (count, unit) => `vor ${count} ${germanUnits[unit]}`,
  },
};

const germanUnits: Record<Unit, string> = {
  day: 'Tagen',
  week: 'Wochen',
  month: 'Monaten',
  year: 'Jahren',
};
