import type { Language } from '#domain/edition/editions.ts';
import type { Vacancy } from './vacancy.ts';

/** A field of the words, which exist in each language. */
export type WordsField = keyof Vacancy[Language];
/** A field that is the same in every language. */
export type FactField = Exclude<keyof Vacancy, Language>;
export type VacancyField = FactField | WordsField;

/**
 * What one place makes of each field. A new field does not compile until each place has said what it
 * makes of it, or that it leaves it out.
 */
export type OfEachField<Part> = Record<VacancyField, Part | 'left out'>;

/** What a place makes of its fields, in its own order. */
export function partsOf<Part>(fields: OfEachField<Part>): Part[] {
  return namedParts(fields).map(([, part]) => part);
}

export function namedParts<Part>(fields: OfEachField<Part>): (readonly [VacancyField, Part])[] {
  return (Object.entries(fields) as [VacancyField, Part | 'left out'][]).flatMap(([field, part]) =>
    part === 'left out' ? [] : [[field, part] as const],
  );
}
