import { knownLanguages, type Language } from '#domain/edition/language.ts';
import type { DeskWords } from '#words/desk/en.ts';
import { keptText } from './kept.ts';

/** Where a browser keeps the language of the person who used the desk last, for its first paint. */
export const languageKey = 'desk-language';

/**
 * The language in which this browser shows the desk: the last person’s, else the browser’s own.
 * Read once, because words are constants: a change loads the desk again.
 */
export const shownLanguage: Language = chosenLanguage() ?? 'en';

/**
 * The words of this language alone, loaded before any module that uses them: those of the first
 * screens by desk/main.ts, the rest before the page of another screen (desk/app.tsx).
 */
export let deskWords: DeskWords;

export async function loadFirstWords(): Promise<void> {
  const load = {
    en: () => import('#words/desk/first.en.ts'),
    de: () => import('#words/desk/first.de.ts'),
  } satisfies Record<Language, unknown>;
  const { firstWords } = await load[shownLanguage]();
  deskWords = firstWords as DeskWords;
}

export async function loadDeskWords(): Promise<void> {
  const load = {
    en: () => import('#words/desk/en.ts'),
    de: () => import('#words/desk/de.ts'),
  } satisfies Record<Language, unknown>;
  ({ deskWords } = await load[shownLanguage]());
}

function chosenLanguage(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  return [keptText(languageKey), ...navigator.languages]
    .map((tag) => knownLanguages.find((language) => tag?.startsWith(language)))
    .find((language) => language !== undefined);
}
