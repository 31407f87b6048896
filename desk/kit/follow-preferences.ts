import { preferredLanguage, type Preferences } from '#domain/people/preferences.ts';
import { keepText } from './kept.ts';
import { languageKey, shownLanguage } from './words.ts';
import { shownZone, zoneFor, zoneKey } from './times.ts';
import { firm } from './session.ts';

/** Whether this browser keeps anything: otherwise the desk would be loaded again for ever. */
export const canKeep = keepText(languageKey, shownLanguage);

/** Before the first paint: screen readers pronounce by it. */
export function declareLanguage() {
  document.documentElement.lang = shownLanguage;
}

/** Whether the desk is shown in the language and the zone of its person. */
export function isShownFor(preferences: Preferences): boolean {
  return (
    shownLanguage === preferredLanguage(firm(), preferences) &&
    shownZone === zoneFor(preferences.zone)
  );
}

/** Keeps what the next first paint needs. Whether this browser can keep it. */
export function keepPreferences(preferences: Preferences): boolean {
  const { zone } = preferences;
  return keepText(languageKey, preferredLanguage(firm(), preferences)) && keepText(zoneKey, zone);
}
