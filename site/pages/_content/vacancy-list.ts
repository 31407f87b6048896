import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import {
  inLocaleOrder,
  publicVacancy,
  summarise,
  type PublicVacancy,
  type VacancySummary,
} from '#domain/vacancies/summary.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { PublishedVacancy, Vacancy } from '#domain/vacancies/vacancy.ts';
import { isOpen, publishedOn } from '#domain/vacancies/vacancy-state.ts';

/** The vacancies as one edition lists them today. */
export type VacancyList = {
  today: string;
  /** Newest first, unless the edition has an order of its own. */
  open: readonly PublishedVacancy[];
  /** The open ones, then the closed ones. */
  all: readonly Vacancy[];
  /** Taken off the site: their pages answer that they are gone. */
  withdrawn: readonly Vacancy[];
  publicOf(vacancy: Vacancy): PublicVacancy;
  summaryOf(vacancy: Vacancy): VacancySummary;
};

/** The day on which readers last saw a change: of the revision, or on which a scheduled role opened. */
export function lastChanged({ postedOn, changedOn = postedOn }: PublishedVacancy): string {
  return changedOn > postedOn ? changedOn : postedOn;
}

/** While developing no server passes the vacancies, so they come from the catalogue. */
export function vacancyList(
  {
    vacancies = publishedOn(catalogue().firm, catalogue().vacancies, new Date()),
    today = officeDay(catalogue().firm, Date.now()),
  }: App.Locals,
  locale: Locale,
): VacancyList {
  const open = inLocaleOrder(catalogue().firm, vacancies.filter(isOpen), locale);
  const closed = vacancies.filter(({ state }) => state.is === 'closed');
  return {
    today,
    open,
    all: [...open, ...inLocaleOrder(catalogue().firm, closed, locale)],
    withdrawn: vacancies.filter(({ state }) => state.is === 'withdrawn'),
    publicOf: (vacancy) => publicVacancy(catalogue().firm, vacancy, locale, today),
    summaryOf: (vacancy) => summarise(catalogue().firm, vacancy, locale, today),
  };
}
