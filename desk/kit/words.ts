import { languageOf } from '#domain/edition/editions.ts';
import { knownLocales, type Language, type Locale } from '#domain/edition/language.ts';
import type { DeskWords } from '#words/desk/en.ts';
import { inRegion } from '#words/desk/regional.ts';
import { keptText } from './kept.ts';

/** Where a browser keeps the locale of the person who used the desk last, for its first paint. */
export const localeKey = 'desk-language';

/** For a browser that names no country that we know. */
const usualLocales = { en: 'en-GB', de: 'de-DE' } satisfies Record<Language, Locale>;

/**
 * How this browser shows the desk, words, numbers and dates: as the last person reads it, else as
 * the browser does. Read once, because words are constants: a change loads the desk again.
 */
export const shownLocale: Locale = chosenLocale();
export const shownLanguage: Language = languageOf(shownLocale);

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
  deskWords = inRegion(firstWords as DeskWords, shownLocale);
}

export async function loadDeskWords(): Promise<void> {
  const load = {
    en: () => import('#words/desk/en.ts'),
    de: () => import('#words/desk/de.ts'),
  } satisfies Record<Language, unknown>;
  const { deskWords: all } = await load[shownLanguage]();
  deskWords = inRegion(all, shownLocale);
}

function chosenLocale(): Locale {
  if (typeof document === 'undefined') return usualLocales.en;
  const known = [keptText(localeKey), ...navigator.languages].map(
    (tag) =>
      knownLocales.find((locale) => locale === tag) ??
      Object.values(usualLocales).find((locale) => languageOf(locale) === tag?.slice(0, 2)),
  );
  return known.find((locale) => locale !== undefined) ?? usualLocales.en;
}
