import Calendar from 'date-holidays';
import type { Firm } from '#domain/firm/firm.ts';
import type { Country } from '#domain/working-time/country.ts';
import type { PublicHolidays, Holidays } from '#domain/working-time/working-day.ts';

/**
 * The public holidays of a country: of the state, nation or canton that the firm keeps, else of the
 * whole country. For CH without a canton these are the days that most cantons keep. Only for the
 * server and the build: the data of all countries is megabytes.
 */
export function publicHolidaysOf({ holidays }: Pick<Firm, 'holidays'>): PublicHolidays {
  return (country, canton) => {
    const region = canton ?? holidays[country];
    const key = `${country}-${region ?? ''}`;
    const known = calendars.get(key) ?? openCalendar(country, region);
    calendars.set(key, known);
    return known;
  };
}

const calendars = new Map<string, Holidays>();

function openCalendar(country: Country, region: string | undefined): Holidays {
  const calendar = region ? new Calendar(country, region) : new Calendar(country);
  const daysOfYear = new Map<number, Set<string>>();
  return (isoDay) => {
    const year = Number(isoDay.slice(0, 4));
    const days =
      daysOfYear.get(year) ??
      new Set(
        calendar
          .getHolidays(year)
          // Bank and half-day holidays, such as 24 December in Germany, are working days.
          .filter(({ type }) => type === 'public')
          .map(({ date }) => date.slice(0, 10)),
      );
    daysOfYear.set(year, days);
    return days.has(isoDay);
  };
}
