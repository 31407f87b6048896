import { currencyOf } from '#domain/edition/currency.ts';
import { countryOf, editionOf, type Locale } from '#domain/edition/editions.ts';
import type { Vacancy } from './vacancy.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** Vacancies in the order of their edition: those in its own currency first, else as they came. */
export function inLocaleOrder<T extends Pick<Vacancy, 'salary'>>(
  firm: Pick<Firm, 'editions'>,
  vacancies: readonly T[],
  locale: Locale,
): T[] {
  const ownCurrency = editionOf(firm, locale).ownCurrencyFirst && currencyOf[countryOf(locale)];
  const rank = ({ salary }: T) => (salary.currency === ownCurrency ? 0 : 1);
  return vacancies.toSorted((a, b) => rank(a) - rank(b));
}
