import { languages, type Language } from './editions.ts';

/** A field for each published language: words of another one are not asked for. */
export function inEveryLanguage<Schema>(schema: Schema): Record<Language, Schema> {
  return Object.fromEntries(languages.map((language) => [language, schema])) as Record<
    Language,
    Schema
  >;
}
