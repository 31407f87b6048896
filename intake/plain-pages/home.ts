import { publishedLocales, type Locale } from '../../domain/locale/locale.ts';

/** The home page of a locale; one that is not published yet leads to the English one. */
export function homeOf(locale: Locale): string {
  return locale === 'en-GB' || !publishedLocales.includes(locale)
    ? '/'
    : `/${locale.toLowerCase().replace('de-de', 'de')}`;
}
