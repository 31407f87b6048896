import type { Firm } from '#domain/firm/firm.ts';
import { deskWords } from './words.ts';
import { ask } from './api.ts';

let loaded: Firm | undefined;

/** The firm whose desk this is. */
export function firm(): Firm {
  if (!loaded) throw new Error('The firm is not loaded yet.');
  return loaded;
}

/** The rules of the desk are given the firm: it is asked for before anything is shown. */
export async function loadFirm(): Promise<void> {
  const data = await ask('GET /firm', {});
  setFirm(data);
  document.title = deskWords.kit.name(data.name);
}

export function setFirm(data: Omit<Firm, 'publicHolidays'>): void {
  // The calendars stay on the server, which decides what is shown: here weekends alone count.
  loaded = { ...data, publicHolidays: () => () => false };
}
