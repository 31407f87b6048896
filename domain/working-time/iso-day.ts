/** The calendar day of a time in UTC: 2026-03-31. */
export function isoDay(time: number | Date): string {
  return new Date(time).toISOString().slice(0, 10);
}
