const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export function describeTime(at: number): string {
  return time.format(at);
}

/** Of a calendar day as `2026-11-16`. */
export function describeDay(isoDay: string): string {
  return day.format(new Date(`${isoDay}T00:00:00Z`));
}
