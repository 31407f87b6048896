import { catalogue } from '#content/catalogue.server.ts';
import type { Locale } from '#domain/edition/editions.ts';
import {
  inLocaleOrder,
  type OpenedCard,
  publicVacancy,
  type PublicVacancy,
  summarise,
  summaryOf,
  type VacancySummary,
} from '#domain/vacancies/summary.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import type { PublishedVacancy, Vacancy } from '#domain/vacancies/vacancy.ts';
import { isOpen, publishedOn } from '#domain/vacancies/vacancy-state.ts';
import { vacancyCardsPath } from '#domain/address/paths.ts';
import { countOptions, filterBy } from '#domain/vacancies/filter.ts';
import { foundByKeywords } from '#domain/vacancies/matches-query.ts';
import { fromQueryString } from '#domain/vacancies/query-string.ts';
import type { ListedVacancies } from '#site/vacancies/listed-vacancies.ts';
import { wordsFor } from './words.ts';
import { type OfEachField, partsOf } from '#domain/vacancies/vacancy-field.ts';
import { fillIn } from '#words/fill-in.ts';
import { minimumPayText } from '#site/vacancies/vacancy-text.tsx';

/** The vacancies as one edition lists them today. */
export type VacancyList = {
  today: string;
  /** Newest first, unless the edition has an order of its own. */
  open: readonly PublishedVacancy[];
  /** The open ones that exist: samples are in no feed. */
  advertised: readonly PublishedVacancy[];
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
    advertised: open.filter(({ sample }) => !sample),
    all: [...open, ...inLocaleOrder(catalogue().firm, closed, locale)],
    withdrawn: vacancies.filter(({ state }) => state.is === 'withdrawn'),
    publicOf: (vacancy) => publicVacancy(catalogue().firm, vacancy, locale, today),
    summaryOf: (vacancy) => summarise(catalogue().firm, vacancy, locale, today),
  };
}

/** About 20 KB of cards. Beyond, the page has those of its query and the island fetches the rest. */
const mostInPage = 32;

/** What the list is rendered with. Keywords are searched here, where the full texts are. */
export function listedVacancies(
  search: string,
  { all, publicOf }: VacancyList,
  locale: Locale,
): ListedVacancies {
  const { keywords, filters, limit } = fromQueryString(catalogue().firm, search);
  const shown = all.map(publicOf);
  const vacancies = shown.map(summaryOf);
  const { options } = wordsFor(locale).vacancies;
  const isFound = foundByKeywords(keywords, options);
  const found = vacancies.filter((_, at) => isFound(shown[at]!));
  if (all.length <= mostInPage) {
    return {
      is: 'whole',
      vacancies,
      found: keywords ? found.map(({ slug }) => slug) : undefined,
    };
  }
  const matching = found.filter(filterBy(filters));
  return {
    is: 'part',
    path: vacancyCardsPath(catalogue().firm, locale),
    shown: matching.slice(0, limit),
    matching: matching.length,
    total: all.length,
    counts: countOptions(found, filters),
  };
}

/** In words already, so that the list needs neither the words nor the code for them. */
export function openedCard(vacancy: PublicVacancy, locale: Locale): OpenedCard {
  const { description, responsibilities, requirements } = vacancy;
  const words = wordsFor(locale).vacancies.extras;
  const stages = vacancy.interviews.map(
    ({ stage, minutes }) => `${stage} (${fillIn(words.minutes, { minutes })})`,
  );
  const more: OfEachField<[heading: string, items: readonly (string | undefined)[]]> = {
    benefits: [words.benefits, vacancy.benefits],
    interviews: [words.interviews, stages],
    relocation: [words.relocation, [vacancy.relocation]],
    thirteenthSalary: [
      words.thirteenthSalary,
      vacancy.thirteenthSalary ? [words.thirteenthSalaryText] : [],
    ],
    minimumPay: [words.minimumPay, [minimumPayText(vacancy, words)]],
    state: [words.closes, [vacancy.closesOn]],
    confirmedOn: [words.confirmed, [vacancy.confirmedOn]],
    // The texts of the card.
    description: 'left out',
    responsibilities: 'left out',
    requirements: 'left out',
    ...onClosedCard,
  };
  return {
    description,
    responsibilities,
    requirements,
    more: partsOf(more)
      .map(([heading, items]) => ({ heading, items: items.filter((item) => item !== undefined) }))
      .filter(({ items }) => items.length > 0),
  };
}

/** Shown before the card is opened, or by the page of the role alone. */
const onClosedCard = {
  slug: 'left out',
  reference: 'left out',
  postedOn: 'left out',
  location: 'left out',
  contract: 'left out',
  workload: 'left out',
  workplace: 'left out',
  salary: 'left out',
  sector: 'left out',
  experience: 'left out',
  roleCategory: 'left out',
  title: 'left out',
  skills: 'left out',
  // Never public.
  reporting: 'left out',
  sample: 'left out',
} as const;
