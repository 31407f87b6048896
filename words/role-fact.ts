import type { RoleFact } from '#domain/forms/field.ts';

/** Stored as the values that our filters and receivers know; title and salary are words already. */
const valueFacts: readonly RoleFact[] = ['location', 'company', 'workType'];

/** A fact of a vacancy, as stored with an application, in the words of its reader. */
export function roleFactText(
  fact: RoleFact,
  stored: string,
  /** Of `vacancies.options`. */
  names: Readonly<Record<string, string>>,
): string {
  return valueFacts.includes(fact) ? optionName(names, stored) : stored;
}

/** A choice of a form, as stored, in the words of its reader. */
export function optionName(
  names: Readonly<Record<string, string>> | undefined,
  stored: string,
): string {
  // Its own: the stored value may be any text that a sender gave.
  return (names && Object.hasOwn(names, stored) && names[stored]) || stored;
}
