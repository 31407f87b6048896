import table from '#domain/working-time/holidays.json' with { type: 'json' };
import type { Firm } from '#domain/firm/firm.ts';
import type { PublicHolidays, Holidays } from '#domain/working-time/working-day.ts';

const daysOfYear = table as Record<string, Record<string, string> | undefined>;

/**
 * The public holidays of a country: of the state, nation or canton that the firm keeps, else of the
 * whole country. For CH without a canton these are the days that most cantons keep. Beyond the
 * years of the table (tools/holidays.ts) only weekends are free.
 */
export function publicHolidaysOf({ holidays }: Pick<Firm, 'holidays'>): PublicHolidays {
  return (country, canton): Holidays => {
    const years = daysOfYear[`${country}-${canton ?? holidays[country]}`] ?? daysOfYear[country];
    return (isoDay) => years?.[isoDay.slice(0, 4)]?.includes(isoDay.slice(5)) ?? false;
  };
}
