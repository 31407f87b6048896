import { firm, ofFirm } from '#domain/firm/firm.ts';
import { zoneOf, type Country } from '#domain/working-time/country.ts';
import type { Place } from './place.ts';

type Town = Extract<Place, { is: 'town' }>;

export function placeOf(location: string): Place | undefined {
  return firm().places.find(({ id }) => id === location);
}

/** Undefined for a location from which work is done remotely. */
export function townOf(location: string): Town | undefined {
  const place = placeOf(location);
  return place?.is === 'town' ? place : undefined;
}

/** The country whose law and clock apply; for a location without a town, the one given. */
export function countryOfLocation(location: string, otherwise: Country): Country {
  return townOf(location)?.country ?? otherwise;
}

/** Days of a role without a town are those of the firm. */
export function zoneOfLocation(location: string): string {
  return townOf(location)?.zone ?? zoneOf[countryOfLocation(location, firm().country)];
}

/** The zones in which days begin. */
export const zones = ofFirm(({ places, country }): readonly string[] => [
  ...new Set([zoneOf[country], ...places.map(({ id }) => zoneOfLocation(id))]),
]);
