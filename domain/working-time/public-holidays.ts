import type { Canton } from './canton.ts';
import type { Country } from './country.ts';
import type { Holidays } from './working-day.ts';

/** The public holidays of a country, or of a Swiss canton. */
export type PublicHolidays = (country: Country, canton?: Canton) => Holidays;
