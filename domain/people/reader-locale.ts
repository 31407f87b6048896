import { knownLocales } from '#domain/edition/edition.ts';
import { languageOf, locales, type Locale } from '#domain/edition/editions.ts';
import { preferredLanguage, type Preferences } from './preferences.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** How our lists and figures are named for a person: as in the first edition of their language. */
export function readerLocale(
  firm: FirmEditions,
  preferences: Pick<Preferences, 'language'>,
): Locale {
  const language = preferredLanguage(firm, preferences);
  return (
    locales(firm).find((locale) => languageOf(locale) === language) ??
    knownLocales.find((locale) => languageOf(locale) === language)!
  );
}
