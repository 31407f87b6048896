import { childOf, ownValue, type Pointer } from './pointer.ts';

/** Where a part of the schema is in the document: once, or once in each language. */
export type Place = { at: Pointer; value: unknown; language: string | undefined };
export type Places = readonly Place[];

/** The same part below each place. */
export function below(places: Places, name: string | number): Places {
  return places.map(({ at, value, language }) => ({
    at: childOf(at, name),
    value: ownValue(value, name),
    language,
  }));
}

/** Those in which the part exists. */
export function present(places: Places): Places {
  return places.filter(({ value }) => value !== undefined);
}

export function samePlaces(before: Places, after: Places): boolean {
  return (
    before.length === after.length &&
    before.every(
      ({ at, value, language }, index) =>
        at === after[index]!.at &&
        Object.is(value, after[index]!.value) &&
        language === after[index]!.language,
    )
  );
}
