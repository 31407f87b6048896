import { formatMoney } from '#domain/edition/format.ts';
import { languageOf, type Language, type Locale } from '#domain/edition/editions.ts';
import type { Vacancy } from './vacancy.ts';

/** “£95,000 – £115,000 per year”, as free text with currency and period. */
export function formatSalary(
  { min, max, currency, period }: Vacancy['salary'],
  locale: Locale,
): string {
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return `${money(min)} – ${money(max)} ${periods[languageOf(locale)][period]}`;
}

const periods: Record<Language, Record<Vacancy['salary']['period'], string>> = {
  en: { year: 'per year', day: 'per day' },
  de: { year: 'pro Jahr', day: 'pro Tag' },
};
