import { zoneOf, type Country } from './country.ts';
import { instantAt, wallClockAt } from './wall-clock.ts';
import {
  addDays,
  addWorkingDays,
  isWorkingDay,
  workingDayFrom,
  type Holidays,
} from './working-day.ts';

/** A span of time in which an office works: one of the three. */
export type WorkingSpan = {
  workingHours?: number | undefined;
  workingDays?: number | undefined;
  /** By closing time if it arrives on a working day by this clock, else by a clock of the next. */
  sameDay?: { until: string; otherwiseBy: string } | undefined;
};

/** When an office works. Minutes count from midnight in its zone. */
export type OfficeHours = {
  zone: string;
  opensAtMinutes: number;
  closesAtMinutes: number;
  holidays: Holidays;
};

export function officeHours({
  holidays,
  country,
  opens,
  closes,
}: {
  holidays: Holidays;
  country: Country;
  opens: string;
  closes: string;
}): OfficeHours {
  return {
    zone: zoneOf[country],
    opensAtMinutes: minutesOf(opens),
    closesAtMinutes: minutesOf(closes),
    holidays,
  };
}

/** The instant itself within office hours, otherwise the next opening. */
export function nextWorkingTime(from: Date, office: OfficeHours): Date {
  const { day, minutes } = wallClockAt(from, office.zone);
  const open = isWorkingDay(day, office.holidays);
  if (open && minutes >= office.opensAtMinutes && minutes < office.closesAtMinutes) return from;
  const closedForToday = open && minutes >= office.closesAtMinutes;
  const opening = workingDayFrom(closedForToday ? addDays(day, 1) : day, office.holidays);
  return instantAt({ day: opening, minutes: office.opensAtMinutes }, office.zone);
}

/**
 * When something received at `from` is due. Time outside office hours does not count. Working days
 * end at closing time; what comes in after closing counts from the next working day.
 */
export function deadline(from: Date, span: WorkingSpan, office: OfficeHours): Date {
  const { zone, opensAtMinutes, closesAtMinutes, holidays } = office;
  if (span.sameDay) return sameDayDeadline(from, span.sameDay, office);
  let { day, minutes } = wallClockAt(nextWorkingTime(from, office), zone);
  if (span.workingDays !== undefined) {
    const last = addWorkingDays(day, span.workingDays, holidays);
    return instantAt({ day: last, minutes: closesAtMinutes }, zone);
  }
  let left = (span.workingHours ?? 0) * 60;
  while (left > closesAtMinutes - minutes) {
    left -= closesAtMinutes - minutes;
    day = addWorkingDays(day, 1, holidays);
    minutes = opensAtMinutes;
  }
  return instantAt({ day, minutes: minutes + left }, zone);
}

function sameDayDeadline(
  from: Date,
  { until, otherwiseBy }: { until: string; otherwiseBy: string },
  { zone, closesAtMinutes, holidays }: OfficeHours,
): Date {
  const { day, minutes } = wallClockAt(from, zone);
  if (isWorkingDay(day, holidays) && minutes <= minutesOf(until)) {
    return instantAt({ day, minutes: closesAtMinutes }, zone);
  }
  const next = workingDayFrom(addDays(day, 1), holidays);
  return instantAt({ day: next, minutes: minutesOf(otherwiseBy) }, zone);
}

/** `09:30` in minutes from midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
