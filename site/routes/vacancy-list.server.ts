import { catalogue } from '../../content/catalogue.server.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { summarise, type VacancySummary } from '../../domain/vacancy/summary.ts';
import { isOpenOn, type Vacancy } from '../../domain/vacancy/vacancy.ts';

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
