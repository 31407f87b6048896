/** What a clock on the wall of a zone shows. Minutes count from midnight. */
type WallClock = { day: string; minutes: number };

export function wallClockAt(instant: Date, zone: string): WallClock {
  const part = Object.fromEntries(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${part.year}-${part.month}-${part.day}`,
    minutes: Number(part.hour) * 60 + Number(part.minute) + Number(part.second) / 60,
  };
}

/** The instant at which a clock in the zone shows the time. */
export function instantAt({ day, minutes }: WallClock, zone: string): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minutes * msPerMinute;
  const guess = asIfUtc - offsetMs(asIfUtc, zone);
  // Near a change of summer time the offset at the guess differs from the first one.
  return new Date(asIfUtc - offsetMs(guess, zone));
}

const msPerMinute = 60_000;

function offsetMs(instantMs: number, zone: string): number {
  const { day, minutes } = wallClockAt(new Date(instantMs), zone);
  const shown = Date.parse(`${day}T00:00:00Z`) + Math.round(minutes * msPerMinute);
  return shown - Math.floor(instantMs / 1000) * 1000;
}

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      calendar: 'iso8601',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
  formats.set(zone, format);
  return format;
}

/** The calendar day of a time in UTC: 2026-03-31. */
export function isoDay(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 10);
}
