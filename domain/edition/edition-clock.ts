import { zoneOf, type Country } from '#domain/working-time/country.ts';
import { countryOf, languageOf, type Language, type Locale } from './editions.ts';

/** Every time that a reader sees is that of a clock in the country of its edition. */
export function editionZone(locale: Locale): string {
  return zoneOf[countryOf(locale)];
}

const clocks: Record<Language, Record<Country, string>> = {
  en: {
    GB: 'UK time',
    DE: 'German time',
    CH: 'Swiss time',
    IT: 'Italian time',
    AT: 'Austrian time',
  },
  de: {
    GB: 'britische Zeit',
    DE: 'Ortszeit Berlin',
    CH: 'Ortszeit Zürich',
    IT: 'Ortszeit Rom',
    AT: 'Ortszeit Wien',
  },
};

/** What that clock is called beside a time, unless the firm's own regional words name it. */
export function clockName(locale: Locale): string {
  return clocks[languageOf(locale)][countryOf(locale)];
}
