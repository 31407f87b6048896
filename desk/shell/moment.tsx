import { useEffect, useState } from 'react';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const renewMs = 15_000;
const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** A time as distance from now, with the exact time for whoever points at it. */
export function Moment({ at }: { at: number }) {
  const now = useCurrentTime();
  return (
    <time dateTime={new Date(at).toISOString()} title={exact.format(at)}>
      {distance(at, now)}
    </time>
  );
}

export function exactTime(at: number): string {
  return exact.format(at);
}

export function distance(at: number, now: number): string {
  const ahead = at - now;
  const size = Math.abs(ahead);
  // What has just happened may be ahead of a time that is renewed every few seconds.
  if (size < minute) return ahead > renewMs ? 'in less than a minute' : 'just now';
  if (size < hour) return relative.format(Math.round(ahead / minute), 'minute');
  if (size < day) return relative.format(Math.round(ahead / hour), 'hour');
  return relative.format(Math.round(ahead / day), 'day');
}

/** The time, renewed often enough for minutes. */
export function useCurrentTime(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), renewMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
