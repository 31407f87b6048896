export const locales = ['en-GB', 'de-DE', 'de-CH', 'de-AT'] as const;
export type Locale = (typeof locales)[number];

/** The words exist once a language; the three German locales share theirs. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

export const defaultLocale: Locale = 'en-GB';

export function languageOf(locale: Locale): Language {
  return locale === 'en-GB' ? 'en' : 'de';
}
