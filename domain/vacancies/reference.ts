import type { Firm } from '#domain/firm/firm.ts';
import { slugOf } from '#domain/edition/text.ts';

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

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Far above any title; an address still fits on two lines. */
export const maxSlugLength = 100;

/** Lower case letters, digits and single hyphens: what an address of a vacancy is made of. */
export function isVacancySlug(text: string): boolean {
  return text.length <= maxSlugLength && slugPattern.test(text);
}

const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  '&': ' and ',
};

/** “Head of Flight Safety (Safety Manager)” in Munich becomes `head-of-flight-safety-munich`. */
export function proposedSlug({ title, location }: { title: string; location: string }): string {
  const words = [title, location]
    .map((part) => part.replace(/\([^()]*\)/g, ' '))
    .join(' ')
    .toLowerCase()
    .replace(/[äöüß&]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/g, ' ');
  return slugOf(words).slice(0, maxSlugLength).replace(/-$/, '');
}
