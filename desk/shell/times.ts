const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How often the desk renews the time: what has just happened may be this far ahead of it. */
export const renewMs = 15_000;

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options);
const clock = format({ hour: '2-digit', minute: '2-digit' });
const dayOfYear = format({ day: 'numeric', month: 'short' });
const date = format({ dateStyle: 'medium' });
const calendar = format({ dateStyle: 'medium', timeZone: 'UTC' });
const full = format({ dateStyle: 'medium', timeStyle: 'short' });
const second = format({ dateStyle: 'medium', timeStyle: 'medium' });
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

export const clockTime = (at: number) => clock.format(at);
export const fullTime = (at: number) => full.format(at);
export const timeToTheSecond = (at: number) => second.format(at);
export const fullDate = (at: number) => date.format(at);
/** Of a calendar day as `2026-11-16`, which has no time zone. */
export const calendarDate = (isoDay: string) => calendar.format(new Date(isoDay));

/** For lists: the time of today, the day of this year, or the whole date. */
export function shortTime(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  if (then.toDateString() === today.toDateString()) return clock.format(at);
  return then.getFullYear() === today.getFullYear() ? dayOfYear.format(at) : date.format(at);
}

/** As `3 hours ago`, `in 2 days` or `just now`. */
export function distance(at: number, now: number): string {
  const ahead = at - now;
  const size = Math.abs(ahead);
  if (size < minute) return ahead > renewMs ? 'in less than a minute' : 'just now';
  if (size < hour) return relative.format(Math.round(ahead / minute), 'minute');
  if (size < day) return relative.format(Math.round(ahead / hour), 'hour');
  return relative.format(Math.round(ahead / day), 'day');
}

/** Roughly, as `40 min`, `3 h` or `2 days`. */
export function duration(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.round(ms / minute))} min`;
  if (ms < day) return `${Math.round(ms / hour)} h`;
  const days = Math.round(ms / day);
  return days === 1 ? '1 day' : `${days} days`;
}

/** For an input of type datetime-local, in the time of the reader. */
export function localInput(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * minute;
  return new Date(at - offset).toISOString().slice(0, 16);
}
