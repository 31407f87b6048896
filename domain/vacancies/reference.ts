import type { Firm } from '#domain/firm/firm.ts';

/** A firm's own form of reference: its letters as they are, each 0 a digit. NG-0000 takes NG-2424. */
export const referenceFormPattern = /^[A-Z][A-Z0-9/ -]{0,15}?0{2,8}$/;

/** What a reference of a vacancy looks like. */
export function referencePattern(firm: Pick<Firm, 'reference'>): RegExp {
  const { prefix, digits } = parts(firm);
  return new RegExp(`^${prefix}\\d{${digits}}$`);
}

/** The one after the highest that is taken; once there is no higher one, the lowest that is free. */
export function nextReference(firm: Pick<Firm, 'reference'>, taken: readonly string[]): string {
  const { prefix, digits } = parts(firm);
  const numbers = new Set(
    taken
      .filter((reference) => referencePattern(firm).test(reference))
      .map((reference) => Number(reference.slice(prefix.length))),
  );
  const highest = Math.max(0, ...numbers);
  const last = 10 ** digits - 1;
  let next = highest < last ? highest + 1 : 1;
  while (numbers.has(next)) next += 1;
  return `${prefix}${String(next).padStart(digits, '0')}`;
}

function parts(firm: Pick<Firm, 'reference'>): { prefix: string; digits: number } {
  const { reference } = firm;
  const letters = reference.search(/0{2,8}$/);
  return { prefix: reference.slice(0, letters), digits: reference.length - letters };
}

/** A reference names one vacancy. */
export function rejectRepeated(vacancies: readonly { reference: string }[]): void {
  const references = vacancies.map(({ reference }) => reference);
  const repeated = references.find((one, at) => references.indexOf(one) < at);
  if (repeated) {
    throw new Error(`Two vacancies have the reference ${repeated}. Give one of them another.`);
  }
}
