import type { Locale } from '#domain/edition/editions.ts';
import { addDays, addMonths } from '#domain/working-time/working-day.ts';
import { editionZone } from '#domain/edition/edition-clock.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';

/** How often an alert writes at most. */
export const cadences = ['daily', 'weekly'] as const;
export type Cadence = (typeof cadences)[number];

export function isCadence(value: unknown): value is Cadence {
  return cadences.some((cadence) => cadence === value);
}

const hourMs = 60 * 60_000;

/** An alert ends by itself, and asks once before whether it should go on. */
export const lifetimeMonths = 6;
const questionMonthsBefore = 1;

/** What nobody confirms within this time is deleted. */
export const confirmWithinHours = 48;
export const confirmWithinMs = confirmWithinHours * hourMs;

/** Confirmation mails to one mailbox. */
export const requestsPerDay = 3;

/** A mail names this many roles; the others are on the list that it links to. */
export const mostRolesInMail = 10;

/** Refusals of the mail server for good, one after the other, after which an alert ends. */
export const refusalsToEnd = 2;

const daysBetween: Record<Cadence, number> = { daily: 1, weekly: 7 };

/** The calendar day of an edition. */
export function dayIn(locale: Locale, instant: number): string {
  return wallClockAt(new Date(instant), editionZone(locale)).day;
}

/** When an alert that is confirmed or kept at `from` ends. */
export function endOfAlert(from: number, locale: Locale): number {
  return monthsFrom(from, lifetimeMonths, locale);
}

/** When an alert asks whether it should go on. */
export function questionTime(endsAt: number, locale: Locale): number {
  return monthsFrom(endsAt, -questionMonthsBefore, locale);
}

/** The last day of an earlier mail after which an alert may write again on `today`. */
export function lastMailBefore(today: string, cadence: Cadence): string {
  return addDays(today, -daysBetween[cadence]);
}

function monthsFrom(instant: number, months: number, locale: Locale): number {
  const zone = editionZone(locale);
  const { day, minutes } = wallClockAt(new Date(instant), zone);
  return instantAt({ day: addMonths(day, months), minutes }, zone).getTime();
}

/** What a receiver may do with an alert besides ending it, each a post of its own. */
export type AlertAction = 'confirm' | 'change' | 'keep' | 'never';

/** What an alert was just asked to do, said once on its page. */
export const alertsDone = ['confirmed', 'changed', 'kept'] as const;
export type AlertDone = (typeof alertsDone)[number];

/** What the page of an alert shows, in the edition of its receiver. Times are milliseconds. */
export type ShownAlert = { locale: Locale } &
  /** The form again, after a post without an address that mail can go to. */
  (
    | { is: 'ask'; filter: string; cadence: Cadence; email: string }
    /** The same for any address. */
    | { is: 'requested' }
    | { is: 'no-mail' }
    | { is: 'confirm'; token: string; filter: string; cadence: Cadence }
    | {
        is: 'manage';
        token: string;
        filter: string;
        cadence: Cadence;
        since: number;
        endsAt: number;
        done: AlertDone | undefined;
      }
    | { is: 'ended' }
    /** Not a link of ours, or of a request that nobody confirmed. */
    | { is: 'unknown' }
  );
