/** Milliseconds, from seconds or a date as HTTP allows; 0 for anything else. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1_000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
