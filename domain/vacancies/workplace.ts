import { zoneOf, type Country } from '#domain/working-time/country.ts';
import type { Place } from './place.ts';
import { type Firm, perFirm } from '#domain/firm/firm.ts';

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
