import { countryOf, languageOf, type Language, type Locale } from '../edition/editions.ts';
import type { SubmissionKind } from '../forms/submission-kind.ts';
import { zoneOf, type Country } from '../working-time/country.ts';
import { deadline, officeHours } from '../working-time/office-hours.ts';
import { firm } from '../firm/firm.ts';
import { weekdayOf, type Holidays } from '../working-time/working-day.ts';

/** When we have answered what was received at `receivedAt`, in milliseconds since 1970. */
export function answerBy(
  kind: SubmissionKind,
  receivedAt: number,
  { country, holidays }: { country: Country; holidays: Holidays },
): number {
  const { hours, promises } = firm();
  const { opens, closes } = hours;
  const isFree = (day: string) => holidays(day) || !hours.days.includes(weekdayOf(day));
  const office = officeHours({ country, holidays: isFree, opens, closes });
  return deadline(new Date(receivedAt), promises[kind]!, office).getTime();
}

const beforeTime: Record<Language, string> = { en: ' at ', de: ', ' };

/** “Tuesday 17 November at 18:00”, as a clock in the edition's country shows it. */
export function formatDeadline(at: number, locale: Locale): string {
  const day = formatInZone(at, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const time = formatInZone(at, locale, { hour: '2-digit', minute: '2-digit' });
  // Intl joins the two with “um” in German, which cannot follow “bis”.
  return `${day}${beforeTime[languageOf(locale)]}${time}`;
}

/** “16 November 2026 at 10:15”. */
export function formatMoment(at: number, locale: Locale): string {
  return formatInZone(at, locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
}

function formatInZone(at: number, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  const timeZone = zoneOf[countryOf(locale)];
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(at);
}
