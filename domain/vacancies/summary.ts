import {
  countryOf,
  editionOf,
  type Language,
  languageOf,
  type Locale,
} from '#domain/edition/editions.ts';
import { currencyOf, formatDate, formatMoney } from '#domain/edition/format.ts';
import { wordsIn } from '#domain/edition/spelling.ts';
import { formatWorkload, shownWorkplace, workTypeOf } from './engagement.ts';
import { type OfEachField, partsOf, type VacancyField } from './vacancy-field.ts';
import type { Vacancy } from './vacancy.ts';
import { isOpen } from './vacancy-state.ts';
import type { Firm } from '#domain/firm/firm.ts';
import type { VacancyFacts } from './filter.ts';

type Reading = {
  firm: Pick<Firm, 'places'>;
  words: Vacancy[Language];
  locale: Locale;
  today: string;
};

/**
 * What is public of a vacancy, by the field that it comes from. Page, card, feeds and search engines
 * read nothing else; a field that stays inside has an empty part.
 */
const publicParts = {
  slug: ({ slug }) => ({ slug }),
  reference: ({ reference }) => ({ reference }),
  postedOn: ({ postedOn }, { today, locale }) => ({
    postedOn,
    /** “2 days ago” on the day of rendering. */
    posted: postedAgo(postedOn, today, locale),
  }),
  state: (vacancy, { locale }) => {
    const until = vacancy.state.is === 'open' ? vacancy.state.until : undefined;
    return {
      closed: !isOpen(vacancy),
      until,
      closesOn: until === undefined ? undefined : formatDate(until, locale),
    };
  },
  location: ({ location }) => ({ location }),
  contract: (vacancy) => ({ contract: vacancy.contract, workType: workTypeOf(vacancy) }),
  workload: ({ workload }, { locale }) => ({
    workload: workload && formatWorkload(workload, locale),
    /** Without a workload it is full time. */
    workloadMax: workload?.max ?? 100,
    /** Less than full time is possible; the pay is that of full time. */
    partTime: workload !== undefined && workload.min < 100,
  }),
  workplace: (vacancy, { firm }) => ({
    workplace: shownWorkplace(firm, vacancy),
    remote: vacancy.workplace === 'remote',
  }),
  salary: ({ salary }, { locale }) => ({ salary: formatSalary(salary, locale), pay: salary }),
  thirteenthSalary: ({ thirteenthSalary = false }) => ({ thirteenthSalary }),
  minimumPay: ({ minimumPay, salary: { currency } }, { locale }) => ({
    minimumPay: minimumPay && {
      ...minimumPay,
      amount: formatMoney({ amount: minimumPay.amount, currency }, locale),
    },
  }),
  sector: ({ sector }) => ({ sector }),
  experience: ({ experience }) => ({ experience }),
  roleCategory: ({ roleCategory }) => ({ roleCategory }),
  benefits: ({ benefits = [] }, { locale }) => ({
    benefits: benefits.map((benefit) => wordsIn(benefit, locale)),
  }),
  interviews: ({ interviews = [] }, { locale }) => ({
    interviews: interviews.map((stage) => ({
      stage: wordsIn(stage, locale),
      minutes: stage.minutes,
    })),
  }),
  relocation: ({ relocation }, { locale }) => ({
    relocation: relocation && wordsIn(relocation, locale),
  }),
  /** Of a closed role it would be no news. */
  confirmedOn: (vacancy, { locale }) => ({
    confirmedOn:
      vacancy.confirmedOn && isOpen(vacancy) ? formatDate(vacancy.confirmedOn, locale) : undefined,
  }),
  /** The firm's own: never public. */
  reporting: () => ({}),
  sample: () => ({}),
  title: (_, { words }) => ({ title: words.title }),
  description: (_, { words }) => ({ description: words.description }),
  skills: (_, { words }) => ({ skills: words.skills }),
  responsibilities: (_, { words }) => ({ responsibilities: words.responsibilities }),
  requirements: (_, { words }) => ({ requirements: words.requirements }),
} satisfies Record<VacancyField, (vacancy: Vacancy, reading: Reading) => object>;

type Part = ReturnType<(typeof publicParts)[VacancyField]>;
type Joined<Parts> = (Parts extends unknown ? (parts: Parts) => void : never) extends (
  parts: infer Whole,
) => void
  ? Whole
  : never;

/** A vacancy as readers of one edition may know it. */
export type PublicVacancy = Joined<Part>;

export function publicVacancy(
  firm: Pick<Firm, 'places'>,
  vacancy: Vacancy,
  locale: Locale,
  today: string,
): PublicVacancy {
  const reading = { firm, words: wordsIn(vacancy, locale), locale, today };
  const parts = Object.values(publicParts).map((part) => part(vacancy, reading));
  return Object.assign({}, ...parts) as PublicVacancy;
}

/** What of each field a card shows before it is opened, and the filters ask. */
const cardParts = {
  slug: ['slug'],
  reference: ['reference'],
  title: ['title'],
  location: ['location'],
  workplace: ['workplace', 'remote'],
  contract: ['contract', 'workType'],
  workload: ['workload'],
  salary: ['salary'],
  sector: ['sector'],
  experience: ['experience'],
  roleCategory: ['roleCategory'],
  skills: ['skills'],
  postedOn: ['postedOn', 'posted'],
  state: ['closed'],
  thirteenthSalary: 'left out',
  minimumPay: 'left out',
  benefits: 'left out',
  interviews: 'left out',
  relocation: 'left out',
  confirmedOn: 'left out',
  reporting: 'left out',
  sample: 'left out',
  description: 'left out',
  responsibilities: 'left out',
  requirements: 'left out',
} as const satisfies OfEachField<readonly (keyof PublicVacancy)[]>;

type SummaryKey = Exclude<(typeof cardParts)[VacancyField], 'left out'>[number];
const summaryKeys: readonly SummaryKey[] = partsOf<readonly SummaryKey[]>(cardParts).flat();

/** No more than a card needs: the summaries of all cards travel with the list. */
export type VacancySummary = Pick<PublicVacancy, SummaryKey>;

/** The long texts of a role. */
export type VacancyDetails = Pick<
  PublicVacancy,
  'description' | 'responsibilities' | 'requirements'
>;

/** What a card shows once it is opened: its texts, then what only some employers tell. */
export type OpenedCard = VacancyDetails & {
  more: readonly { heading: string; items: readonly string[] }[];
};

export function summaryOf(vacancy: PublicVacancy): VacancySummary {
  const entries = summaryKeys.map((key) => [key, vacancy[key]]);
  return Object.fromEntries(entries) as VacancySummary;
}

export function summarise(
  firm: Pick<Firm, 'places'>,
  vacancy: Vacancy,
  locale: Locale,
  today: string,
): VacancySummary {
  return summaryOf(publicVacancy(firm, vacancy, locale, today));
}

const dayMs = 24 * 60 * 60 * 1000;

/** “2 days ago”, in the unit a reader would choose. Both days are written `2026-03-31`. */
export function postedAgo(postedOn: string, today: string, locale: Locale): string {
  // A vacancy may be dated ahead of the server's day.
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(postedOn)) / dayMs));
  const [count, unit] = ageOf(days);
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, format);
  return format.format(-count, unit);
}

function ageOf(days: number): [number, 'day' | 'week' | 'month' | 'year'] {
  if (days < 14) return [days, 'day'];
  if (days < 60) return [Math.floor(days / 7), 'week'];
  if (days < 365) return [Math.floor(days / 30.44), 'month'];
  return [Math.floor(days / 365), 'year'];
}

/** Constructing a format costs far more than using it. */
const formats = new Map<Locale, Intl.RelativeTimeFormat>();

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

/** Vacancies in the order of their edition: those in its own currency first, else as they came. */
export function inLocaleOrder<T extends Pick<Vacancy, 'salary'>>(
  firm: Pick<Firm, 'editions'>,
  vacancies: readonly T[],
  locale: Locale,
): T[] {
  const ownCurrency = editionOf(firm, locale).ownCurrencyFirst && currencyOf[countryOf(locale)];
  const rank = ({ salary }: T) => (salary.currency === ownCurrency ? 0 : 1);
  return vacancies.toSorted((a, b) => rank(a) - rank(b));
}

/** The vacancies nearest to one in field and level, nearest first. */
export function similarVacancies<T extends VacancyFacts & { slug: string }>(
  vacancy: VacancyFacts & { slug: string },
  others: readonly T[],
  limit: number,
): T[] {
  const nearest: { other: T; nearness: number }[] = [];
  // Not sorted as a whole: every vacancy asks this of all the others.
  for (const other of others) {
    if (other.slug === vacancy.slug) continue;
    const near = nearness(vacancy, other);
    if (nearest.length === limit && near <= nearest[limit - 1]!.nearness) continue;
    const at = nearest.findIndex((rival) => rival.nearness < near);
    nearest.splice(at < 0 ? nearest.length : at, 0, { other, nearness: near });
    nearest.length = Math.min(nearest.length, limit);
  }
  return nearest.map(({ other }) => other);
}

function nearness(a: VacancyFacts, b: VacancyFacts): number {
  const sharedSectors = a.sector.filter((sector) => b.sector.includes(sector)).length;
  return (
    2 * sharedSectors +
    (a.roleCategory === b.roleCategory ? 3 : 0) +
    (a.experience === b.experience ? 1 : 0) +
    (a.location === b.location ? 1 : 0)
  );
}
