import type { Language } from '../../domain/edition/editions.ts';
import type { Vacancy } from '../../domain/vacancy/vacancy.ts';
import { proposedSlug } from '../../domain/vacancy/vacancy-slug.ts';

/** The words of one language as they are typed: lists have one entry a line. */
export type WordsDraft = {
  title: string;
  description: string;
  skills: string;
  responsibilities: string;
  requirements: string;
};

export const listFields = ['skills', 'responsibilities', 'requirements'] as const;

export type InBoth = Record<Language, string>;

/** A vacancy as it is typed: anything may be missing, numbers are text. */
export type VacancyDraft = {
  slug: string;
  reference: string;
  postedOn: string;
  state: Vacancy['state'];
  location: string;
  contract: { is: 'permanent' | 'fixed-term'; months: string };
  workplace: string;
  salary: { min: string; max: string; currency: string; period: string };
  minimumPay: { amount: string; period: string; overpay: boolean } | undefined;
  sector: readonly string[];
  experience: string;
  roleCategory: string;
  benefits: readonly InBoth[];
  interviews: readonly (InBoth & { minutes: string })[];
  relocation: InBoth;
  confirmedOn: string;
} & Record<Language, WordsDraft>;

const noWords: WordsDraft = {
  title: '',
  description: '',
  skills: '',
  responsibilities: '',
  requirements: '',
};

export function blankDraft(reference: string, today: string): VacancyDraft {
  return {
    slug: '',
    reference,
    postedOn: today,
    state: { is: 'draft' },
    location: '',
    contract: { is: 'permanent', months: '' },
    workplace: '',
    salary: { min: '', max: '', currency: 'EUR', period: 'year' },
    minimumPay: undefined,
    sector: [],
    experience: '',
    roleCategory: '',
    benefits: [],
    interviews: [],
    relocation: { en: '', de: '' },
    confirmedOn: '',
    en: noWords,
    de: noWords,
  };
}

export function draftOf(vacancy: Vacancy): VacancyDraft {
  const { contract, salary, minimumPay, benefits = [], interviews = [], relocation } = vacancy;
  return {
    ...vacancy,
    contract: { is: contract.is, months: 'months' in contract ? String(contract.months) : '' },
    salary: { ...salary, min: String(salary.min), max: String(salary.max) },
    minimumPay: minimumPay && { ...minimumPay, amount: String(minimumPay.amount) },
    benefits,
    interviews: interviews.map((stage) => ({ ...stage, minutes: String(stage.minutes) })),
    relocation: relocation ?? { en: '', de: '' },
    confirmedOn: vacancy.confirmedOn ?? '',
    en: wordsDraft(vacancy.en),
    de: wordsDraft(vacancy.de),
  };
}

/** A new draft with the facts and words of an earlier role. */
export function copyOf(vacancy: Vacancy, reference: string, today: string): VacancyDraft {
  return {
    ...draftOf(vacancy),
    slug: proposedSlug({ title: vacancy.en.title, location: vacancy.location }),
    reference,
    postedOn: today,
    state: { is: 'draft' },
    confirmedOn: '',
  };
}

/** The address follows title and place until somebody chooses another. */
export function withProposedSlug(before: VacancyDraft, after: VacancyDraft): VacancyDraft {
  const proposal = (draft: VacancyDraft) =>
    proposedSlug({ title: draft.en.title, location: draft.location });
  const followed = before.slug === '' || before.slug === proposal(before);
  return followed && after.slug === before.slug ? { ...after, slug: proposal(after) } : after;
}

/** As the server takes it. What is blank is absent, so that the schema names it as missing. */
export function vacancyOf(draft: VacancyDraft) {
  const { contract, salary, minimumPay, benefits, interviews, relocation } = draft;
  const { currency, period } = salary;
  return {
    slug: draft.slug.trim(),
    reference: draft.reference.trim(),
    postedOn: given(draft.postedOn),
    state: draft.state,
    location: given(draft.location),
    contract:
      contract.is === 'fixed-term'
        ? { is: contract.is, months: number(contract.months) }
        : { is: contract.is },
    workplace: given(draft.workplace),
    salary: { min: number(salary.min), max: number(salary.max), currency, period },
    minimumPay: minimumPay && { ...minimumPay, amount: number(minimumPay.amount) },
    sector: draft.sector,
    experience: given(draft.experience),
    roleCategory: given(draft.roleCategory),
    benefits: list(benefits.filter(isFilled).map(trimmed)),
    interviews: list(
      interviews
        .filter((stage) => isFilled(stage) || stage.minutes.trim())
        .map((stage) => ({ ...trimmed(stage), minutes: number(stage.minutes) })),
    ),
    relocation: isFilled(relocation) ? trimmed(relocation) : undefined,
    confirmedOn: given(draft.confirmedOn),
    en: wordsOf(draft.en),
    de: wordsOf(draft.de),
  };
}

function wordsDraft(words: Vacancy['en']): WordsDraft {
  const { title, description, skills, responsibilities, requirements } = words;
  return {
    title,
    description,
    skills: skills.join('\n'),
    responsibilities: responsibilities.join('\n'),
    requirements: requirements.join('\n'),
  };
}

function wordsOf(words: WordsDraft) {
  return {
    title: given(words.title),
    description: given(words.description),
    skills: entries(words.skills),
    responsibilities: entries(words.responsibilities),
    requirements: entries(words.requirements),
  };
}

function given(text: string): string | undefined {
  return text.trim() || undefined;
}

function number(text: string): number | undefined {
  return text.trim() ? Number(text) : undefined;
}

function list<T>(items: T[]): T[] | undefined {
  return items.length > 0 ? items : undefined;
}

function isFilled({ en, de }: InBoth): boolean {
  return Boolean(en.trim() || de.trim());
}

function trimmed({ en, de }: InBoth): InBoth {
  return { en: en.trim(), de: de.trim() };
}

function entries(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
