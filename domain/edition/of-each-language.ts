import { languages, type Language } from './editions.ts';

/** A value for each published language. */
export function ofEachLanguage<Value>(
  make: (language: Language) => Value,
): Record<Language, Value> {
  return Object.fromEntries(languages().map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}
