import { isoDay } from './wall-clock.ts';
import type { Canton, Country } from './country.ts';

/** Tells whether a calendar day, `2027-12-27`, is a public holiday. Implemented outside domain. */
export type Holidays = (day: string) => boolean;

/** Monday to Friday, except public holidays. */
export function isWorkingDay(day: string, holidays: Holidays): boolean {
  return !isWeekend(day) && !holidays(day);
}

/** The day itself when it is a working day, otherwise the next one. */
export function workingDayFrom(start: string, holidays: Holidays): string {
  let day = start;
  while (!isWorkingDay(day, holidays)) day = addDays(day, 1);
  return day;
}

/** Day `count` when the given day, or the first working day after it, is day 0. */
export function addWorkingDays(start: string, count: number, holidays: Holidays): string {
  let day = workingDayFrom(start, holidays);
  for (let left = count; left > 0; left -= 1) day = workingDayFrom(addDays(day, 1), holidays);
  return day;
}

/** The working days after `from` up to and including `to`: the inverse of `addWorkingDays`. */
export function workingDaysBetween(from: string, to: string, holidays: Holidays): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isWorkingDay(day, holidays)) count += 1;
  }
  return count;
}

/** Public holidays that fall on a weekday, both ends included. */
export function holidaysBetween(from: string, to: string, holidays: Holidays): string[] {
  const found: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!isWeekend(day) && holidays(day)) found.push(day);
  }
  return found;
}

/** Calendar days, in UTC, which has no summer time. */
export function addDays(from: string, count: number): string {
  const day = new Date(`${from}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + count);
  return isoDay(day);
}

/** The name of a day's weekday in English. */
export function weekdayOf(day: string): Weekday {
  return weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;
}

function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** The public holidays of a country, or of a Swiss canton. */
export type PublicHolidays = (country: Country, canton?: Canton) => Holidays;

/** The same day of a later month, or its last one: 31 August and six months are 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const target = Date.UTC(year, month - 1 + months, Math.min(date, lastDate));
  return new Date(target).toISOString().slice(0, 10);
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type Weekday = (typeof weekdays)[number];
