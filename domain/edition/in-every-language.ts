import { languages, type Language } from './editions.ts';

/** A value for each published language. */
export function ofEachLanguage<Value>(
  make: (language: Language) => Value,
): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

/** A field for each published language: words of another one are not asked for. */
export function inEveryLanguage<Schema>(schema: Schema): Record<Language, Schema> {
  return ofEachLanguage(() => schema);
}
