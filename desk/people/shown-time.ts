const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function shownDay(milliseconds: number): string {
  return day.format(milliseconds);
}

export function shownTime(milliseconds: number): string {
  return time.format(milliseconds);
}
