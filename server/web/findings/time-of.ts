const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** The server and who reads about it may be in different zones. */
export function timeOf(milliseconds: number): string {
  return `${format.format(milliseconds)} UTC`;
}
