import { isZone } from '#domain/people/preferences.ts';

/** Where a browser keeps the zone of the person who used the desk last; nothing for its own. */
export const zoneKey = 'desk-zone';

/** The zone in which this browser shows times. Read once: a change loads the desk again. */
export const shownZone = zoneFor(storedZone());

/** That of the device, where none is chosen or this browser does not know it. */
export function zoneFor(chosen: string | null): string {
  if (chosen !== null && isZone(chosen)) return chosen;
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function storedZone(): string | null {
  try {
    return localStorage.getItem(zoneKey);
  } catch {
    return null;
  }
}
