import { z } from 'zod';
import {
  defaultLocale,
  languageOf,
  locales,
  type Language,
  type Locale,
} from '../edition/editions.ts';
import { knownLanguages, knownLocales } from '../edition/edition.ts';
import { firm } from '../firm/firm.ts';
import { zoneOf } from '../working-time/country.ts';

export const preferencesSchema = z.strictObject({
  language: z.enum(knownLanguages).nullable().describe('Null: that of the first edition.'),
  zone: z
    .string()
    .max(64)
    .refine(isZone)
    .nullable()
    .describe('An IANA name. Null: that of the device, and of the main office for mails.'),
  morningMail: z
    .email()
    .max(254)
    .nullable()
    .describe('Where what is due today is told in the morning of a working day. Null: nowhere.'),
});
/** How a person wants to use the desk; each chooses for themselves. */
export type Preferences = z.infer<typeof preferencesSchema>;

export function preferredLanguage({ language }: Pick<Preferences, 'language'>): Language {
  return language ?? languageOf(defaultLocale());
}

/** How our lists and figures are named for a person: as in the first edition of their language. */
export function readerLocale(preferences: Pick<Preferences, 'language'>): Locale {
  const language = preferredLanguage(preferences);
  return (
    locales().find((locale) => languageOf(locale) === language) ??
    knownLocales.find((locale) => languageOf(locale) === language)!
  );
}

/** For what is told without a device at hand. */
export function preferredZone({ zone }: Pick<Preferences, 'zone'>): string {
  return zone ?? zoneOf[firm().country];
}

/** Whether this machine knows a zone of that name. */
export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
