import { z } from 'zod';
import type { AdvertFault } from '../advert-law/advert-law.ts';
import { locales, type Language, type Locale } from '../edition/editions.ts';
import type { Vacancy } from '../vacancy/vacancy.ts';
import type { VacancyState } from '../vacancy/vacancy-state.ts';

/** One line of the desk's list. Times are milliseconds since 1970. */
export type VacancyRow = {
  id: string;
  slug: string;
  reference: string;
  title: Record<Language, string>;
  location: string;
  /** At present: a scheduled role whose day has come is open. */
  state: VacancyState;
  confirmedOn: string | undefined;
  changedBy: string;
  changedAt: number;
};

export type DeskVacancies = {
  /** The last change first. */
  rows: VacancyRow[];
  /** A reference that no vacancy has. */
  nextReference: string;
};

export type VacancyRevision = {
  revision: number;
  vacancy: Vacancy;
  changedBy: string;
  changedAt: number;
};

export type VacancyDetail = VacancyRevision & {
  id: string;
  /** At present; `vacancy.state` is what was saved. */
  state: VacancyState;
  /** Addresses that redirect to the present one. */
  earlierSlugs: string[];
  /** The newest first, the present one included. */
  revisions: VacancyRevision[];
};

export type VacancyIssueCode =
  | 'missing'
  | 'too-few'
  | 'too-many'
  | 'too-long'
  | 'invalid'
  | 'not-below-maximum'
  | 'before-posted'
  | 'not-posted-day'
  | 'state-changed'
  | 'no-slug'
  | 'slug-taken'
  | 'reference-taken'
  | 'not-neutral';

/** What is wrong with a field, as `de.skills.3`. Of an issue of advert law, where it says so. */
export type VacancyIssue = {
  field: string;
  code: VacancyIssueCode;
  /** The least or most that a list takes, or the most characters of a text. */
  limit?: number;
  law?: Pick<AdvertFault, 'country' | 'source'>;
};

const day = z.iso.date();

/** What a person does to the state of a role. */
export const vacancyActionSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('publish'), until: day.optional() }),
  z.strictObject({ do: z.literal('schedule'), from: day, until: day.optional() }),
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({ do: z.literal('withdraw') }),
  /** The employer confirmed today that the role is open. */
  z.strictObject({ do: z.literal('confirm') }),
]);
export type VacancyAction = z.infer<typeof vacancyActionSchema>;

const revision = z.number().int().positive();

export const newVacancySchema = z.strictObject({ vacancy: z.looseObject({ slug: z.string() }) });
export const vacancyEditSchema = newVacancySchema.extend({ revision });
export const vacancyStateChangeSchema = z.strictObject({ revision, action: vacancyActionSchema });
export const vacancyRestoreSchema = z.strictObject({ revision, from: revision });
/** `id` is absent for a vacancy that was never saved. */
export const vacancyCheckSchema = newVacancySchema.extend({ id: z.uuid().optional() });
export const vacancyPreviewSchema = newVacancySchema.extend({
  locale: z.enum(locales as [Locale, ...Locale[]]),
});
export type VacancyPreview = { html: string };

/** Why a change was not saved; both versions are shown when it was stale. */
export type VacancyRefusal =
  | { error: 'invalid' | 'unlawful'; issues: VacancyIssue[] }
  | { error: 'taken'; issues: VacancyIssue[] }
  | { error: 'stale'; current: VacancyDetail; yours: Vacancy };
