import type { Currency } from '../locale/format.ts';
import type { Locale } from '../locale/locale.ts';
import type { Vacancy } from './vacancy.ts';

/** Readers in Switzerland look for roles paid in francs; everyone else reads newest first. */
const firstCurrency: Partial<Record<Locale, Currency>> = { 'de-CH': 'CHF' };

/** Vacancies in the order of their edition: those in its own currency first, else as they came. */
export function inLocaleOrder<T extends Pick<Vacancy, 'salary'>>(
  vacancies: readonly T[],
  locale: Locale,
): T[] {
  const rank = ({ salary }: T) => (salary.currency === firstCurrency[locale] ? 0 : 1);
  return vacancies.toSorted((a, b) => rank(a) - rank(b));
}
