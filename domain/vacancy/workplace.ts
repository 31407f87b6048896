import type { locationOptions } from './filter-options.ts';

type Location = (typeof locationOptions)[number];
export type City = Exclude<Location, 'Remote (Europe)'>;

export type Workplace = { region: string; country: 'GB' | 'DE' | 'CH' | 'IT' | 'AT' };

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
