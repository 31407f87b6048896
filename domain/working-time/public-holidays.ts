import type { Canton } from './canton.ts';
import type { Country } from './country.ts';
import type { Holidays } from './working-day.ts';

export type PublicHolidays = (country: Country, canton?: Canton) => Holidays;

let read: PublicHolidays = () => {
  throw new Error('No public holidays were provided.');
};

/** The public holidays of a country, or of a Swiss canton. */
export const holidaysIn: PublicHolidays = (country, canton) => read(country, canton);

/** Called once by each program that has the calendars: they are too large for a browser. */
export function provideHolidays(source: PublicHolidays): void {
  read = source;
}
