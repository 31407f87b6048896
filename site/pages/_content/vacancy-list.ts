import { catalogue } from '../../../content/catalogue.server.ts';
import type { Locale } from '../../../domain/edition/editions.ts';
import { isOpenOn } from '../../../domain/vacancy/is-open-on.ts';
import { inLocaleOrder } from '../../../domain/vacancy/locale-order.ts';
import { summarise, type VacancySummary } from '../../../domain/vacancy/summary.ts';
import { isoDay } from '../../../domain/working-time/iso-day.ts';
import type { Vacancy } from '../../../domain/vacancy/vacancy.ts';

/** The vacancies as one edition lists them today. */
export type VacancyList = {
  today: string;
  /** Newest first, unless the edition has an order of its own. */
  open: readonly Vacancy[];
  /** The open ones, then the closed ones. */
  all: readonly Vacancy[];
  summaryOf(vacancy: Vacancy): VacancySummary;
};

/** While developing no server passes the vacancies, so they come from the catalogue. */
export function vacancyList(
  { vacancies = catalogue().vacancies, today = isoDay(Date.now()) }: App.Locals,
  locale: Locale,
): VacancyList {
  const isOpen = (vacancy: Vacancy) => isOpenOn(vacancy, today);
  const open = inLocaleOrder(vacancies.filter(isOpen), locale);
  const closed = vacancies.filter((vacancy) => !isOpen(vacancy));
  return {
    today,
    open,
    all: [...open, ...inLocaleOrder(closed, locale)],
    summaryOf: (vacancy) => summarise(vacancy, locale, today),
  };
}
