import { countries, type Country } from '#domain/working-time/country.ts';

/** The languages that the interface is translated into. */
export const knownLanguages = ['en', 'de'] as const;
export type Language = (typeof knownLanguages)[number];

/** The BCP 47 tag of an edition: `lang` of the page, hreflang, and the locale of Intl. */
export type Locale = `${Language}-${Country}`;

/** Every edition that a firm may publish. */
export const knownLocales = knownLanguages.flatMap((language) =>
  countries.map((country): Locale => `${language}-${country}`),
);
