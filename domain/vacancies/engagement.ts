import type { Locale } from '#domain/edition/editions.ts';
import { formatNumber, formatWithUnit, type Range } from '#domain/edition/format.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';
import { type Country, zoneOf } from '#domain/working-time/country.ts';
import type { Place } from './place.ts';

export const workplaceKinds = ['on-site', 'hybrid', 'remote'] as const;

/** Employed for good, employed for a time, or engaged and paid by the day. */
export type Contract =
  | { is: 'permanent' }
  | { is: 'fixed-term'; months: number }
  | { is: 'day-rate'; months: number };
export type WorkplaceKind = (typeof workplaceKinds)[number];
type Engagement = { contract: Contract; workplace: WorkplaceKind };

/**
 * The one value that the specification has for both facts: it is sent with an application and
 * matched by the filter Work model. Anything but Permanent is a contract, Hybrid one with office
 * days.
 */
export function workTypeOf({ contract, workplace }: Engagement): string {
  if (contract.is === 'permanent') return 'Permanent';
  return workplace === 'hybrid' ? 'Hybrid' : 'Contract';
}

type ShownWorkplace = 'onSite' | 'hybrid' | 'remotePossible' | 'remote';

export function shownWorkplace(
  firm: Pick<Firm, 'places'>,
  {
    workplace,
    location,
  }: {
    workplace: WorkplaceKind;
    location: string;
  },
): ShownWorkplace {
  if (workplace === 'remote') return townOf(firm, location) ? 'remotePossible' : 'remote';
  return workplace === 'hybrid' ? 'hybrid' : 'onSite';
}

/** “80–100%” of full time, or “60%”. */
export function formatWorkload({ min, max }: Range, locale: Locale): string {
  const most = formatWithUnit(max, '%', locale);
  return min === max ? most : `${formatNumber(min, locale)}–${most}`;
}

/** The experience of a role that asks for none. */
export const entryLevel = 'Entry Level';

/** What a vacancy's company is called until employer and candidate agree to talk. */
export const undisclosedCompany = 'Confidential';

type Town = Extract<Place, { is: 'town' }>;

export function placeOf(firm: Pick<Firm, 'places'>, location: string): Place | undefined {
  return firm.places.find(({ id }) => id === location);
}

/** Undefined for a location from which work is done remotely. */
export function townOf(firm: Pick<Firm, 'places'>, location: string): Town | undefined {
  const place = placeOf(firm, location);
  return place?.is === 'town' ? place : undefined;
}

/** The country whose law and clock apply; for a location without a town, the one given. */
export function countryOfLocation(
  firm: Pick<Firm, 'places'>,
  location: string,
  otherwise: Country,
): Country {
  return townOf(firm, location)?.country ?? otherwise;
}

/** Days of a role without a town are those of the firm. */
export function zoneOfLocation(firm: Pick<Firm, 'country' | 'places'>, location: string): string {
  return townOf(firm, location)?.zone ?? zoneOf[countryOfLocation(firm, location, firm.country)];
}

/** The zones in which days begin. */
export const zones = perFirm((firm: Pick<Firm, 'places' | 'country'>): readonly string[] => [
  ...new Set([zoneOf[firm.country], ...firm.places.map(({ id }) => zoneOfLocation(firm, id))]),
]);
