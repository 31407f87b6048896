import type { Locale } from '../../domain/locale/locale.ts';

/** The home page of a locale. */
export function homeOf(locale: Locale): string {
  return locale === 'en-GB' ? '/' : `/${locale.toLowerCase().replace('de-de', 'de')}`;
}
