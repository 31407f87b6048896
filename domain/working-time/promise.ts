import { editionZone } from '#domain/edition/edition-clock.ts';
import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Country } from './country.ts';
import { deadline, nextWorkingTime, officeHours, type OfficeHours } from './office-hours.ts';
import { weekdayOf, type Holidays } from './working-day.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** When we have answered what was received at `receivedAt`, in milliseconds since 1970. */
export function answerBy(
  firm: Pick<Firm, 'promises' | 'hours'>,
  kind: SubmissionKind,
  receivedAt: number,
  place: { country: Country; holidays: Holidays },
): number {
  const { promises } = firm;
  return deadline(new Date(receivedAt), promises[kind]!, officeIn(firm, place)).getTime();
}

/** The instant itself within the office hours of a country, otherwise when the office opens. */
export function officeTime(
  firm: Pick<Firm, 'hours'>,
  instant: number,
  place: { country: Country; holidays: Holidays },
): number {
  return nextWorkingTime(new Date(instant), officeIn(firm, place)).getTime();
}

function officeIn(
  firm: Pick<Firm, 'hours'>,
  { country, holidays }: { country: Country; holidays: Holidays },
): OfficeHours {
  const { opens, closes, days } = firm.hours;
  const isFree = (day: string) => holidays(day) || !days.includes(weekdayOf(day));
  return officeHours({ country, holidays: isFree, opens, closes });
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
  const timeZone = editionZone(locale);
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(at);
}
