import { currencyOf } from '#domain/edition/currency.ts';
import { countryOf, editionOf, type Locale } from '#domain/edition/editions.ts';
import type { Vacancy } from './vacancy.ts';

/** Vacancies in the order of their edition: those in its own currency first, else as they came. */
export function inLocaleOrder<T extends Pick<Vacancy, 'salary'>>(
  vacancies: readonly T[],
  locale: Locale,
): T[] {
  const ownCurrency = editionOf(locale).ownCurrencyFirst && currencyOf[countryOf(locale)];
  const rank = ({ salary }: T) => (salary.currency === ownCurrency ? 0 : 1);
  return vacancies.toSorted((a, b) => rank(a) - rank(b));
}
