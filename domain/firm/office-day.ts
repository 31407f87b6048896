import { zoneOf } from '#domain/working-time/country.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import type { Firm } from './firm.ts';

/** Where the main office is: whatever is due, begins or ends “today” asks its clock. */
export function officeZone(firm: Pick<Firm, 'country'>): string {
  return zoneOf[firm.country];
}

/** The calendar day of a time where the main office is. */
export function officeDay(firm: Pick<Firm, 'country'>, time: number): string {
  return wallClockAt(new Date(time), officeZone(firm)).day;
}

/** Midnight so many days from the office's today: 0 began it, 1 ends it. */
export function officeMidnight(firm: Pick<Firm, 'country'>, now: number, days: number): number {
  return instantAt(
    { day: addDays(officeDay(firm, now), days), minutes: 0 },
    officeZone(firm),
  ).getTime();
}
