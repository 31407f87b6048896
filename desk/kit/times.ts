import { maxCounted } from '#domain/submissions/max-counted.ts';
import { isZone } from '#domain/people/preferences.ts';
import { instantAt, wallClockAt } from '#domain/working-time/wall-clock.ts';
import { addDays } from '#domain/working-time/working-day.ts';
import { fillIn } from '#words/fill-in.ts';
import { keptText } from './kept.ts';
import { deskWords, shownLocale } from './words.ts';

const words = deskWords.kit.times;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often the desk renews the time: what has just happened may be this far ahead of it. */
export const renewMs = 15_000;

/** Where a browser keeps the zone of the person who used the desk last; nothing for its own. */
export const zoneKey = 'desk-zone';

/** The zone in which this browser shows times. Read once: a change loads the desk again. */
export const shownZone = zoneFor(keptText(zoneKey));

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(shownLocale, { timeZone: shownZone, ...options });
const clock = format({ hour: '2-digit', minute: '2-digit' });
const dayOfYear = format({ day: 'numeric', month: 'short' });
const date = format({ dateStyle: 'medium' });
const calendar = format({ dateStyle: 'medium', timeZone: 'UTC' });
const full = format({ dateStyle: 'medium', timeStyle: 'short' });
const second = format({ dateStyle: 'medium', timeStyle: 'medium' });
const weekday = format({ weekday: 'short', day: 'numeric', month: 'short' });
const weekdayTime = format({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const relative = new Intl.RelativeTimeFormat(shownLocale, { numeric: 'auto' });
const number = new Intl.NumberFormat(shownLocale);

export const numberText = (value: number) => number.format(value);
/** What counts no further says so. */
export function countText(count: number): string {
  return count > maxCounted ? `${numberText(maxCounted)}+` : numberText(count);
}

export const clockTime = (at: number) => clock.format(at);
export const fullTime = (at: number) => full.format(at);
/** Of the near past and future, where the day of the week says more than the year. */
export const longDay = (at: number) => weekday.format(at);
export const longTime = (at: number) => weekdayTime.format(at);
export const timeToTheSecond = (at: number) => second.format(at);
export const fullDate = (at: number) => date.format(at);
/** Of a calendar day as `2026-11-16`, which has no time zone. */
export const calendarDate = (isoDay: string) => calendar.format(new Date(isoDay));

/** For lists: the time of today, the day of this year, or the whole date. */
export function shortTime(at: number, now: number): string {
  const [then, today] = [dayOf(at), dayOf(now)];
  if (then === today) return clock.format(at);
  return then.slice(0, 4) === today.slice(0, 4) ? dayOfYear.format(at) : date.format(at);
}

/** As `3 hours ago`, `in 2 days` or `just now`. */
export function distance(at: number, now: number): string {
  const ahead = at - now;
  const size = Math.abs(ahead);
  if (size < minute) return ahead > renewMs ? words.soon : words.justNow;
  if (size < hour) return relative.format(Math.round(ahead / minute), 'minute');
  if (size < day) return relative.format(Math.round(ahead / hour), 'hour');
  return relative.format(Math.round(ahead / day), 'day');
}

/** Roughly, as `40 min`, `3 h` or `2 days`. */
export function duration(ms: number): string {
  if (ms < hour) return fillIn(words.minutes, { count: Math.max(1, Math.round(ms / minute)) });
  if (ms < day) return fillIn(words.hours, { count: Math.round(ms / hour) });
  const days = Math.round(ms / day);
  return days === 1 ? words.day : fillIn(words.days, { count: days });
}

/** For an input of type datetime-local, in the time of the reader. */
export function localInput(at: number): string {
  const { day: isoDay, minutes } = wallClockAt(new Date(at), shownZone);
  const [hours, rest] = [Math.floor(minutes / 60), Math.floor(minutes % 60)];
  return `${isoDay}T${twoDigits(hours)}:${twoDigits(rest)}`;
}

/** What such an input says; not a number while it is empty. */
export function fromLocalInput(value: string): number {
  const [, isoDay, hours, minutes] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(value) ?? [];
  if (!isoDay) return Number.NaN;
  return instantAt(
    { day: isoDay, minutes: Number(hours) * 60 + Number(minutes) },
    shownZone,
  ).getTime();
}

/** Midnight of the reader, so many days after a day as `2026-11-16`. */
export function startOfDay(isoDay: string, daysLater = 0): number {
  return instantAt({ day: addDays(isoDay, daysLater), minutes: 0 }, shownZone).getTime();
}

/** The calendar day of the reader. */
export function dayOf(at: number): string {
  return wallClockAt(new Date(at), shownZone).day;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** That of the device, where none is chosen or this browser does not know it. */
export function zoneFor(chosen: string | null): string {
  if (chosen !== null && isZone(chosen)) return chosen;
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
