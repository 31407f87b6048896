import { provideFirm } from '#domain/firm/firm.ts';
import { provideHolidays } from '#domain/working-time/public-holidays.ts';
import { deskWords } from './words.ts';
import { ask } from './api.ts';

/** The rules of the desk read the firm: it is asked for before anything is shown. */
export async function loadFirm(): Promise<void> {
  const firm = await ask('GET /firm', {});
  provideFirm(() => firm);
  // The calendars stay on the server, which decides what is shown: here weekends alone count.
  provideHolidays(() => () => false);
  document.title = deskWords.kit.name(firm.name);
}
