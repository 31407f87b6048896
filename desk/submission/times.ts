import type { InboxRow } from '../../domain/work/work.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const fullDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const full = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** For lists: the time of today, the day of this year, or the whole date. */
export function shortTime(at: number, now: number): string {
  if (isSameDay(at, now)) return clock.format(at);
  return new Date(at).getFullYear() === new Date(now).getFullYear()
    ? dayOfYear.format(at)
    : fullDay.format(at);
}

export const clockTime = (at: number) => clock.format(at);
export const fullTime = (at: number) => full.format(at);
export const fullDate = (at: number) => fullDay.format(at);

/** Roughly, as `40 min`, `3 h` or `2 days`. */
export function duration(ms: number): string {
  if (ms < hour) return `${Math.max(1, Math.round(ms / minute))} min`;
  if (ms < day) return `${Math.round(ms / hour)} h`;
  const days = Math.round(ms / day);
  return days === 1 ? '1 day' : `${days} days`;
}

export function isOverdue({ state, dueAt }: InboxRow, now: number): boolean {
  return dueAt !== null && dueAt < now && (state === 'new' || state === 'in-work');
}

function isSameDay(one: number, other: number): boolean {
  return new Date(one).toDateString() === new Date(other).toDateString();
}

/** For an input of type datetime-local, in the time of the reader. */
export function localInput(at: number): string {
  const offset = new Date(at).getTimezoneOffset() * minute;
  return new Date(at - offset).toISOString().slice(0, 16);
}
