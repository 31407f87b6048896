/** The same day of a later month, or its last one: 31 August and six months are 28 February. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const target = Date.UTC(year, month - 1 + months, Math.min(date, lastDate));
  return new Date(target).toISOString().slice(0, 10);
}
