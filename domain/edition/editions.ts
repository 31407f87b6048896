import type { Country } from '#domain/working-time/country.ts';
import type { Language, Locale } from './language.ts';
import { perFirm, type FirmEditions } from '#domain/firm/firm.ts';

export type { Language, Locale };

export const locales = perFirm(({ editions }: FirmEditions): readonly Locale[] =>
  editions.map(({ tag }) => tag),
);

export const languages = perFirm((firm: FirmEditions): readonly Language[] => [
  ...new Set(locales(firm).map(languageOf)),
]);

/** That of the first edition. */
export function defaultLocale({ editions }: FirmEditions): Locale {
  return editions[0]!.tag;
}

/** The desk and what staff are mailed are written in it. */
export const deskLanguage: Language = 'en';

/** How staff read times and words: the first edition in the language of the desk, if there is one. */
export function deskLocale(firm: FirmEditions): Locale {
  return locales(firm).find((locale) => languageOf(locale) === deskLanguage) ?? defaultLocale(firm);
}

/** The first edition of each language, for what exists once a language. */
export const languageLocales = perFirm((firm: FirmEditions): readonly Locale[] =>
  languages(firm).map((language) =>
    locales(firm).find((locale) => languageOf(locale) === language)!,
  ),
);

export function editionOf<Row extends FirmEditions['editions'][number]>(
  { editions }: { editions: readonly Row[] },
  locale: Locale,
): Row {
  return editions.find(({ tag }) => tag === locale) ?? editions[0]!;
}

/** Undefined for a prefix that no edition has. */
export function localeWithPrefix({ editions }: FirmEditions, prefix: string): Locale | undefined {
  return editions.find((edition) => edition.prefix === prefix)?.tag;
}

export function languageOf(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** The country that an edition is written for. */
export function countryOf(locale: Locale): Country {
  return locale.slice(3) as Country;
}
