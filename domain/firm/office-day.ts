import { zoneOf } from '../working-time/country.ts';
import { wallClockAt } from '../working-time/wall-clock.ts';
import { firm } from './firm.ts';

/** The calendar day of a time where the main office is. */
export function officeDay(time: number): string {
  return wallClockAt(new Date(time), zoneOf[firm().country]).day;
}
