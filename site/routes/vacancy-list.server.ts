import { catalogue, type Catalogue } from '../../content/catalogue.server.ts';
import type { Locale } from '../../domain/edition/editions.ts';
import { inLocaleOrder } from '../../domain/vacancy/locale-order.ts';
import { summarise, type VacancySummary } from '../../domain/vacancy/summary.ts';
import { isOpenOn } from '../../domain/vacancy/is-open-on.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';

/** The day that decides what is open: one for the whole build, so that its pages agree. */
export const buildDay = new Date().toISOString().slice(0, 10);

/** Newest first, as the catalogue keeps them, unless the edition has an order of its own. */
export function openVacancies(locale: Locale): Vacancy[] {
  const open = catalogue().vacancies.filter((vacancy) => isOpenOn(vacancy, buildDay));
  return inLocaleOrder(open, locale);
}

/** Every vacancy: the open ones, then the closed ones. */
export function listedVacancies(locale: Locale): Vacancy[] {
  const closed = catalogue().vacancies.filter((vacancy) => !isOpenOn(vacancy, buildDay));
  return [...openVacancies(locale), ...inLocaleOrder(closed, locale)];
}

export function summaryOf(vacancy: Vacancy, locale: Locale): VacancySummary {
  return summarise(vacancy, locale, buildDay);
}

/** Made once a locale: the page of every vacancy looks among them for its neighbours. */
export function openSummaries(locale: Locale): readonly VacancySummary[] {
  const source = catalogue();
  const lists = summaries.get(source) ?? new Map<Locale, readonly VacancySummary[]>();
  const list =
    lists.get(locale) ?? openVacancies(locale).map((vacancy) => summaryOf(vacancy, locale));
  summaries.set(source, lists.set(locale, list));
  return list;
}

const summaries = new WeakMap<Catalogue, Map<Locale, readonly VacancySummary[]>>();
