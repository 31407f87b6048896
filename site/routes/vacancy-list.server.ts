import { catalogue, type Catalogue } from '../../content/catalogue.server.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { summarise, type VacancySummary } from '../../domain/vacancy/summary.ts';
import { isOpenOn } from '../../domain/vacancy/is-open-on.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';

/** The day that decides what is open: one for the whole build, so that its pages agree. */
export const buildDay = new Date().toISOString().slice(0, 10);

/** Newest first, as the catalogue keeps them. */
export function openVacancies(): Vacancy[] {
  return catalogue().vacancies.filter((vacancy) => isOpenOn(vacancy, buildDay));
}

/** Every vacancy: the open ones, then the closed ones. */
export function listedVacancies(): Vacancy[] {
  const closed = catalogue().vacancies.filter((vacancy) => !isOpenOn(vacancy, buildDay));
  return [...openVacancies(), ...closed];
}

export function summaryOf(vacancy: Vacancy, locale: Locale): VacancySummary {
  return summarise(vacancy, locale, buildDay);
}

/** Made once a locale: the page of every vacancy looks among them for its neighbours. */
export function openSummaries(locale: Locale): readonly VacancySummary[] {
  const source = catalogue();
  const lists = summaries.get(source) ?? new Map<Locale, readonly VacancySummary[]>();
  const list = lists.get(locale) ?? openVacancies().map((vacancy) => summaryOf(vacancy, locale));
  summaries.set(source, lists.set(locale, list));
  return list;
}

const summaries = new WeakMap<Catalogue, Map<Locale, readonly VacancySummary[]>>();
