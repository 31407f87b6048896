import { languages, type Language } from './editions.ts';
import type { FirmEditions } from '#domain/firm/firm.ts';

/** A value for each published language. */
export function ofEachLanguage<Value>(
  firm: FirmEditions,
  make: (language: Language) => Value,
): Record<Language, Value> {
  return Object.fromEntries(
    languages(firm).map((language) => [language, make(language)]),
  ) as Record<Language, Value>;
}
