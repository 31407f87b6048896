import { countryOf, type Locale } from '../edition/editions.ts';
import type { SubmissionKind } from '../forms/submission-kind.ts';
import { zoneOf, type Country } from '../working-time/country.ts';
import { deadline, officeHours } from '../working-time/office-hours.ts';
import type { Holidays } from '../working-time/working-day.ts';

/** A span of time in which an office works. */
type WorkingSpan = { workingHours: number } | { workingDays: number };

/**
 * When a sender hears from us, for each form. The contact page, the success screens, the receipt,
 * the status page and the desk's due time say the same because they all read this.
 */
export const promises = {
  // Specification: "within 24 hours". Nine office hours are 24 hours from one weekday to the next.
  'contact-dialog': { workingHours: 9 },
  'contact-message': { workingDays: 2 },
  // Specification: fit and timeline are confirmed on the day that a brief arrives.
  'employer-brief': { workingDays: 0 },
  'job-application': { workingDays: 5 },
  'candidate-registration': { workingDays: 5 },
} as const satisfies Record<SubmissionKind, WorkingSpan>;

/** When we have answered what was received at `receivedAt`, in milliseconds since 1970. */
export function answerBy(
  kind: SubmissionKind,
  receivedAt: number,
  { country, holidays }: { country: Country; holidays: Holidays },
): number {
  const office = officeHours({ country, holidays });
  return deadline(new Date(receivedAt), promises[kind], office).getTime();
}

/** “Tuesday, 17 November at 18:00”, as a clock in the edition's country shows it. */
export function formatDeadline(at: number, locale: Locale): string {
  return formatInZone(at, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
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
