import type { Locale } from '../edition/editions.ts';
import { formatDate, formatMoney } from '../edition/format.ts';
import { wordsIn } from '../edition/spelling.ts';
import { shownWorkplace, workTypeOf, type Contract, type ShownWorkplace } from './engagement.ts';
import type { VacancyFacts } from './filter.ts';
import { postedAgo } from './posted-ago.ts';
import { formatSalary } from './salary.ts';
import type { Vacancy } from './vacancy.ts';
import { isOpen } from './vacancy-state.ts';

/** What a card shows before it is opened, and all that the filters ask. */
export type VacancySummary = VacancyFacts & {
  slug: string;
  reference: string;
  title: string;
  contract: Contract;
  workplace: ShownWorkplace;
  salary: string;
  postedOn: string;
  /** “2 days ago” on the day of rendering. */
  posted: string;
  skills: readonly string[];
};

/** The long texts of a role. */
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
    remote: vacancy.workplace === 'remote',
    workType: workTypeOf(vacancy),
    contract: vacancy.contract,
    workplace: shownWorkplace(vacancy),
    salary: formatSalary(vacancy.salary, locale),
    sector: vacancy.sector,
    experience: vacancy.experience,
    roleCategory: vacancy.roleCategory,
    skills,
    postedOn: vacancy.postedOn,
    posted: postedAgo(vacancy.postedOn, today, locale),
    closed: !isOpen(vacancy),
  };
}

/** What only some employers tell; every part is optional. */
export type VacancyExtras = {
  closesOn: string | undefined;
  confirmedOn: string | undefined;
  minimumPay: { amount: string; period: 'year' | 'month'; overpay: boolean } | undefined;
  benefits: readonly string[];
  interviews: readonly { stage: string; minutes: number }[];
  relocation: string | undefined;
};

export function extrasOf(vacancy: Vacancy, locale: Locale): VacancyExtras {
  const { state, confirmedOn, minimumPay, benefits = [], interviews = [], relocation } = vacancy;
  const { currency } = vacancy.salary;
  return {
    closesOn: state.is === 'open' && state.until ? formatDate(state.until, locale) : undefined,
    confirmedOn: confirmedOn && formatDate(confirmedOn, locale),
    minimumPay: minimumPay && {
      ...minimumPay,
      amount: formatMoney({ amount: minimumPay.amount, currency }, locale),
    },
    benefits: benefits.map((benefit) => wordsIn(benefit, locale)),
    interviews: interviews.map((stage) => ({
      stage: wordsIn(stage, locale),
      minutes: stage.minutes,
    })),
    relocation: relocation && wordsIn(relocation, locale),
  };
}

/** What a card shows once it is opened: its texts, then what only some employers tell. */
export type OpenedCard = VacancyDetails & {
  more: readonly { heading: string; items: readonly string[] }[];
};

export function detailsOf(vacancy: Vacancy, locale: Locale): VacancyDetails {
  const { description, responsibilities, requirements } = wordsIn(vacancy, locale);
  return { description, responsibilities, requirements };
}
