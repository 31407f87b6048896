/**
 * Writes domain/working-time/holidays.json: the public holidays of our countries and of those
 * states, nations and cantons that have others. The library that knows them loads the data of every
 * country, which each start of the server would pay with a third of a second.
 * Run it after an update of the library, with more years when its test asks for them: npm run holidays
 */
import { writeFileSync } from 'node:fs';
import Calendar from 'date-holidays';
import { format } from 'prettier';
import { countries } from '#domain/working-time/country.ts';

const allYears = Array.from({ length: 17 }, (_, at) => 2024 + at);

/** Days as MM-DD by year, of a country (`DE`) or of a part of it (`DE-BY`). */
export function holidayTable(years = allYears): Record<string, Record<string, string>> {
  const known = new Calendar();
  const rows = countries.flatMap((country) => {
    const whole = daysOf(new Calendar(country), years);
    const parts = Object.keys(known.getStates(country) ?? {})
      .map((part) => [`${country}-${part}`, daysOf(new Calendar(country, part), years)] as const)
      .filter(([, days]) => years.some((year) => days[year] !== whole[year]));
    return [[country, whole] as const, ...parts];
  });
  return Object.fromEntries(rows);
}

function daysOf(calendar: Calendar, years: readonly number[]): Record<string, string> {
  const days = years.map((year) =>
    calendar
      .getHolidays(year)
      // Bank and half-day holidays, such as 24 December in Germany, are working days.
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(5, 10))
      .join(' '),
  );
  return Object.fromEntries(years.map((year, at) => [year, days[at]!]));
}

if (import.meta.main) {
  const text = await format(JSON.stringify(holidayTable()), { parser: 'json', printWidth: 120 });
  writeFileSync('domain/working-time/holidays.json', text);
}
