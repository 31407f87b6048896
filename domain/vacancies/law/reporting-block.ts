import { countryOfLocation, townOf } from '../engagement.ts';
import { cantons, type Canton } from '#domain/working-time/country.ts';
import { addDays, isWorkingDay, type Holidays } from '#domain/working-time/working-day.ts';
import { isListed, listOfYear } from './reporting-duty.ts';
import type { Reporting } from './reporting.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** Five working days of the canton (AVV Art. 53b). */
export const blockedWorkingDays = 5;

/** From this day on the program keeps what was reported; it knows nothing about roles before. */
export const dutyKeptFrom = '2026-11-17';

export type Dutiable = {
  location: string;
  postedOn: string;
  reporting?: Reporting | undefined;
};

/** Why a role may not be shown: it has to be reported first, or waits for its first lawful day. */
export type ReportingBlock = { is: 'unreported' } | { is: 'waiting'; until: string };

/** What keeps a role from every visitor; undefined if nothing does once its day has come. */
export function reportingBlock(firm: Firm, role: Dutiable): ReportingBlock | undefined {
  if (countryOfLocation(firm, role.location, firm.country) !== 'CH') return undefined;
  const { reporting } = role;
  switch (reporting?.is) {
    case undefined:
      return role.postedOn < dutyKeptFrom ? undefined : { is: 'unreported' };
    case 'to-report':
      return { is: 'unreported' };
    case 'not-listed':
      return isOnList(firm, role, reporting) ? { is: 'unreported' } : undefined;
    case 'reported':
      return {
        is: 'waiting',
        until: firstLawfulDay(firm, reporting, cantonOf(firm, role.location)),
      };
    case 'excepted':
      return undefined;
  }
}

/** Of the town; of work from home, the one that the firm keeps. */
export function cantonOf(
  firm: Pick<Firm, 'holidays' | 'places'>,
  location: string,
): Canton | undefined {
  const kept = firm.holidays.CH;
  return townOf(firm, location)?.canton ?? cantons.find((canton) => canton === kept);
}

/** Whether the list of the year of publication names the occupation. */
export function isOnList(
  firm: Pick<Firm, 'reportingDuty'>,
  { postedOn }: Dutiable,
  { occupation }: Reporting,
): boolean {
  const list = listOfYear(firm.reportingDuty, Number(postedOn.slice(0, 4)));
  return list !== undefined && isListed(list, occupation);
}

/** The day after the block: five working days, the first of which follows the confirmation. */
export function firstLawfulDay(
  firm: Pick<Firm, 'publicHolidays'>,
  { confirmedOn, blockedUntil = '' }: Extract<Reporting, { is: 'reported' }>,
  canton: Canton | undefined,
): string {
  const counted = workingDayAfter(
    confirmedOn,
    blockedWorkingDays,
    firm.publicHolidays('CH', canton),
  );
  return addDays(counted > blockedUntil ? counted : blockedUntil, 1);
}

function workingDayAfter(start: string, count: number, holidays: Holidays): string {
  let day = start;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day;
}
