import { zoneOf, type Country } from '../working-time/country.ts';
import type { locationOptions } from './filter-options.ts';

type Location = (typeof locationOptions)[number];
export type City = Exclude<Location, 'Remote (Europe)'>;

export type Workplace = { region: string; country: Country };

/** Where each city lies. Locations without a city are worked from anywhere in `remoteCountries`. */
export const workplaces: Record<City, Workplace> = {
  London: { region: 'England', country: 'GB' },
  Bristol: { region: 'England', country: 'GB' },
  Cambridge: { region: 'England', country: 'GB' },
  Manchester: { region: 'England', country: 'GB' },
  Munich: { region: 'Bavaria', country: 'DE' },
  Hamburg: { region: 'Hamburg', country: 'DE' },
  Berlin: { region: 'Berlin', country: 'DE' },
  Stuttgart: { region: 'Baden-Württemberg', country: 'DE' },
  Frankfurt: { region: 'Hesse', country: 'DE' },
  Zurich: { region: 'Zurich', country: 'CH' },
  Basel: { region: 'Basel-Stadt', country: 'CH' },
  Geneva: { region: 'Geneva', country: 'CH' },
  Milan: { region: 'Lombardy', country: 'IT' },
  Turin: { region: 'Piedmont', country: 'IT' },
  Vienna: { region: 'Vienna', country: 'AT' },
  Graz: { region: 'Styria', country: 'AT' },
};

/** “Remote (Europe)” means the European Union, the United Kingdom and Switzerland. */
export const remoteCountries =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
    ' ',
  );

export function isCity(location: string): location is City {
  return location in workplaces;
}

/** The country whose law and clock apply; for a location without a city, the one given. */
export function countryOfLocation(location: string, otherwise: Country): Country {
  return isCity(location) ? workplaces[location].country : otherwise;
}

/** Days of a role without a city are those of the firm, in London. */
export function zoneOfLocation(location: string): string {
  return zoneOf[countryOfLocation(location, 'GB')];
}

export const zones: readonly string[] = [...new Set(Object.values(zoneOf))];
