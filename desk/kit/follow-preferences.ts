import { preferredLanguage, type Preferences } from '#domain/people/preferences.ts';
import { languageKey, shownLanguage } from './words.ts';
import { shownZone, zoneFor, zoneKey } from './times.ts';
import { firm } from './firm.ts';

/** Whether this browser keeps anything: otherwise the desk would be loaded again for ever. */
export const canKeep = keepsAnything();

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
  try {
    localStorage.setItem(languageKey, preferredLanguage(firm(), preferences));
    if (zone === null) localStorage.removeItem(zoneKey);
    else localStorage.setItem(zoneKey, zone);
    return true;
  } catch {
    return false;
  }
}

function keepsAnything(): boolean {
  try {
    localStorage.setItem(languageKey, shownLanguage);
    return true;
  } catch {
    return false;
  }
}
