import { zoneOf } from '#domain/working-time/country.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { firm } from './firm.ts';

/** Where the main office is: whatever is due, begins or ends “today” asks its clock. */
export function officeZone(): string {
  return zoneOf[firm().country];
}

/** The calendar day of a time where the main office is. */
export function officeDay(time: number): string {
  return wallClockAt(new Date(time), officeZone()).day;
}

/** Midnight so many days from the office's today: 0 began it, 1 ends it. */
export function officeMidnight(now: number, days: number): number {
  return instantAt({ day: addDays(officeDay(now), days), minutes: 0 }, officeZone()).getTime();
}
