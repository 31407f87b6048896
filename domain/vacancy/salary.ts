import { formatMoney } from '../locale/format.ts';
import { languageOf, type Locale } from '../locale/locale.ts';
import type { Vacancy } from './vacancy.ts';

const periods = {
  en: { year: 'per year', day: 'per day' },
  de: { year: 'pro Jahr', day: 'pro Tag' },
};

/** “£95,000 – £115,000 per year” */
export function formatSalary(salary: Vacancy['salary'], locale: Locale): string {
  const money = (amount: number) => formatMoney({ amount, currency: salary.currency }, locale);
  const period = periods[languageOf(locale)][salary.period];
  return `${money(salary.min)} – ${money(salary.max)} ${period}`;
}
