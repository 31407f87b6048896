import {
  defaultLocale,
  languageOf,
  type Language,
  locales,
  type Locale,
} from '#domain/edition/editions.ts';
import { officeZone } from '#domain/firm/office-day.ts';
import type { Firm, FirmEditions } from '#domain/firm/firm.ts';
import { knownLocales } from '#domain/edition/language.ts';

/** How a person wants to use the desk; each chooses for themselves. */
export type Preferences = {
  /** Null: that of the first edition. */
  language: Language | null;
  /** An IANA name. Null: that of the device, and of the main office for mails. */
  zone: string | null;
  /** Where what is due today is told in the morning of a working day. Null: nowhere. */
  morningMail: string | null;
};

export function preferredLanguage(
  firm: FirmEditions,
  { language }: Pick<Preferences, 'language'>,
): Language {
  return language ?? languageOf(defaultLocale(firm));
}

/** For what is told without a device at hand. */
export function preferredZone(
  firm: Pick<Firm, 'country'>,
  { zone }: Pick<Preferences, 'zone'>,
): string {
  return zone ?? officeZone(firm);
}

/** Whether this machine knows a zone of that name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

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
