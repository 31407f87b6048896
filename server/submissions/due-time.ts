import { countryOf, locales, type Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { answerBy, officeTime } from '#domain/working-time/promise.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** When what arrives now is due: the promise to its sender and the desk's due time. */
export function dueTime(kind: SubmissionKind, locale: Locale, receivedAt: number): number {
  const country = countryOf(locale);
  return answerBy(catalogue().firm, kind, receivedAt, {
    country,
    holidays: catalogue().firm.publicHolidays(country),
  });
}

/** The instant itself while the office of an edition is open, otherwise when it opens. */
export function officeTimeOf(locale: Locale, instant: number): number {
  const country = countryOf(locale);
  return officeTime(catalogue().firm, instant, {
    country,
    holidays: catalogue().firm.publicHolidays(country),
  });
}

/** Opening a calendar takes up to half a second: not at the first sender's expense. */
export function openCalendars(now: number): void {
  for (const locale of locales(catalogue().firm)) dueTime('contact-message', locale, now);
}
