import { firm, ofFirm } from '#domain/firm/firm.ts';
import type { Country } from '#domain/working-time/country.ts';
import type { Edition, Locale } from './edition.ts';
import type { Language } from './language.ts';

export type { Edition, Language, Locale };

/** Every edition of the site; the first one is the default. */
export function editions(): readonly Edition[] {
  return firm().editions;
}

export const locales = ofFirm(({ editions }): readonly Locale[] => editions.map(({ tag }) => tag));

export const languages = ofFirm((): readonly Language[] => [...new Set(locales().map(languageOf))]);

export function defaultLocale(): Locale {
  return editions()[0]!.tag;
}

/** The desk and what staff are mailed are written in it. */
export const deskLanguage: Language = 'en';

/** How staff read times and words: the first edition in the language of the desk, if there is one. */
export function deskLocale(): Locale {
  return locales().find((locale) => languageOf(locale) === deskLanguage) ?? defaultLocale();
}

/** The first edition of each language, for what exists once a language. */
export const languageLocales = ofFirm((): readonly Locale[] =>
  languages().map((language) => locales().find((locale) => languageOf(locale) === language)!),
);

export function editionOf(locale: Locale): Edition {
  return editions().find(({ tag }) => tag === locale) ?? editions()[0]!;
}

/** Undefined for a prefix that no edition has. */
export function localeWithPrefix(prefix: string): Locale | undefined {
  return editions().find((edition) => edition.prefix === prefix)?.tag;
}

export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** The country that an edition is written for. */
export function countryOf(locale: Locale): Country {
  return locale.slice(3) as Country;
}
