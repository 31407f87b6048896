import { knownLanguages, type Language } from '#domain/edition/language.ts';

/** Where a browser keeps the language of the person who used the desk last, for its first paint. */
export const languageKey = 'desk-language';

/**
 * The language in which this browser shows the desk: the last person’s, else the browser’s own.
 * English in a terminal and in what all staff are mailed. Read once, because words are constants: a
 * change loads the desk again.
 */
export const shownLanguage: Language = chosenLanguage() ?? 'en';

export function inShownLanguage<Words>(words: Record<Language, Words>): Words {
  return words[shownLanguage];
}

function chosenLanguage(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  return [storedLanguage(), ...navigator.languages]
    .map((tag) => knownLanguages.find((language) => tag?.startsWith(language)))
    .find((language) => language !== undefined);
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
