import { readerLocale, type Preferences } from '#domain/people/preferences.ts';
import { keepText } from './kept.ts';
import { localeKey, shownLocale } from './words.ts';
import { shownZone, zoneFor, zoneKey } from './times.ts';
import { firm } from './session.ts';

/** Whether this browser keeps anything: otherwise the desk would be loaded again for ever. */
export const canKeep = keepText(localeKey, shownLocale);

/** Before the first paint: screen readers pronounce by it. */
export function declareLanguage() {
  document.documentElement.lang = shownLocale;
}

/** Whether the desk is shown in the language and the zone of its person. */
export function isShownFor(preferences: Preferences): boolean {
  return (
    shownLocale === readerLocale(firm(), preferences) && shownZone === zoneFor(preferences.zone)
  );
}

/** Keeps what the next first paint needs. Whether this browser can keep it. */
export function keepPreferences(preferences: Preferences): boolean {
  const { zone } = preferences;
  return keepText(localeKey, readerLocale(firm(), preferences)) && keepText(zoneKey, zone);
}
