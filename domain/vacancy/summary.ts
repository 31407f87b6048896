import type { Locale } from '../edition/editions.ts';
import { wordsIn } from '../edition/spelling.ts';
import type { VacancyFacts } from './filter.ts';
import { isOpenOn } from './is-open-on.ts';
import { postedAgo } from './posted-ago.ts';
import { formatSalary } from './salary.ts';
import type { Vacancy } from './vacancy.ts';

/** What a card shows before it is opened, and all that the filters ask. */
export type VacancySummary = VacancyFacts & {
  slug: string;
  reference: string;
  title: string;
  salary: string;
  postedOn: string;
  /** “2 days ago” on the day of rendering. */
  posted: string;
  skills: readonly string[];
};

/** What a card shows once it is opened. */
export type VacancyDetails = {
  description: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
};

export function summarise(vacancy: Vacancy, locale: Locale, today: string): VacancySummary {
  const { title, skills } = wordsIn(vacancy, locale);
  return {
    slug: vacancy.slug,
    reference: vacancy.reference,
    title,
    location: vacancy.location,
    remote: vacancy.remote,
    workType: vacancy.workType,
    salary: formatSalary(vacancy.salary, locale),
    sector: vacancy.sector,
    experience: vacancy.experience,
    roleCategory: vacancy.roleCategory,
    skills,
    postedOn: vacancy.postedOn,
    posted: postedAgo(vacancy.postedOn, today, locale),
    closed: !isOpenOn(vacancy, today),
  };
}

export function detailsOf(vacancy: Vacancy, locale: Locale): VacancyDetails {
  const { description, responsibilities, requirements } = wordsIn(vacancy, locale);
  return { description, responsibilities, requirements };
}
