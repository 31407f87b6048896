import type { Country } from '../working-time/country.ts';
import type { Currency } from './currency.ts';

export type Language = 'en' | 'de';

export type Edition = {
  /** BCP 47 tag: `lang` of the page, hreflang, and the locale of Intl. */
  tag: string;
  language: Language;
  /** Whose office hours, holidays, law and clock its readers live with. */
  country: Country;
  /** First segment of every address; empty for the edition at the root. */
  prefix: string;
  /** As its readers call it. */
  name: string;
  /** For the language menu, where there is no room for the name. */
  shortName: string;
  /** Swiss German writes ss for ß and «so» for „so“. */
  spelling: 'standard' | 'swiss';
  /** Vacancies paid in this currency are listed first. */
  ownCurrency?: Currency;
};

/** Every edition of the site; the first one is the default. A further edition is one more row. */
export const editions = [
  {
    tag: 'en-GB',
    language: 'en',
    country: 'GB',
    prefix: '',
    name: 'English',
    shortName: 'EN',
    spelling: 'standard',
  },
  {
    tag: 'de-DE',
    language: 'de',
    country: 'DE',
    prefix: 'de',
    name: 'Deutsch (Deutschland)',
    shortName: 'DE',
    spelling: 'standard',
  },
  {
    tag: 'de-CH',
    language: 'de',
    country: 'CH',
    prefix: 'de-ch',
    name: 'Deutsch (Schweiz)',
    shortName: 'CH',
    spelling: 'swiss',
    ownCurrency: 'CHF',
  },
  {
    tag: 'de-AT',
    language: 'de',
    country: 'AT',
    prefix: 'de-at',
    name: 'Deutsch (Österreich)',
    shortName: 'AT',
    spelling: 'standard',
  },
] as const satisfies readonly Edition[];

/** The tag of an edition. */
export type Locale = (typeof editions)[number]['tag'];

export const locales: readonly Locale[] = editions.map(({ tag }) => tag);
export const languages: readonly Language[] = [
  ...new Set(editions.map(({ language }) => language)),
];
export function isLanguage(text: string): text is Language {
  return (languages as readonly string[]).includes(text);
}

export const defaultLocale: Locale = editions[0].tag;
/** The first edition of each language, for what exists once a language. */
export const languageLocales: readonly Locale[] = languages.map(
  (language) => editions.find((edition) => edition.language === language)!.tag,
);

export function editionOf(locale: Locale): Edition {
  return editions.find(({ tag }) => tag === locale) ?? editions[0];
}

export function languageOf(locale: Locale): Language {
  return editionOf(locale).language;
}

/** The country that an edition is written for. */
export function countryOf(locale: Locale): Country {
  return editionOf(locale).country;
}
