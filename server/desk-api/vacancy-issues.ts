import { z } from 'zod';
import { catalogue } from '../../content/catalogue.server.ts';
import { advertFaults, type Advert, type AdvertFault } from '../../domain/advert-law/advert-law.ts';
import { locationOptions } from '../../domain/vacancy/filter-options.ts';
import { vacancySchema, type Vacancy } from '../../domain/vacancy/vacancy.ts';
import { isVacancySlug, maxSlugLength } from '../../domain/vacancy/vacancy-slug.ts';
import type { VacancyIssue, VacancyIssueCode } from '../../domain/work/vacancy-work.ts';
import type { Statements } from '../store/db/db.ts';
import { findVacancy } from '../store/vacancies/vacancies.ts';

type Given = { slug: string };
export type ReadVacancy = { vacancy: Vacancy; issues?: never } | { issues: VacancyIssue[] };

/** A vacancy as an editor sent it, or what its schema does not take. */
export function readVacancy({ slug, ...content }: Given): ReadVacancy {
  const result = vacancySchema.safeParse(content, { reportInput: true });
  const slugIssues = issuesOfSlug(slug);
  if (!result.success) return { issues: [...slugIssues, ...result.error.issues.map(issueOf)] };
  if (slugIssues.length > 0) return { issues: slugIssues };
  return { vacancy: { ...result.data, slug } };
}

function issuesOfSlug(slug: string): VacancyIssue[] {
  if (isVacancySlug(slug)) return [];
  return slug.length > maxSlugLength
    ? [{ field: 'slug', code: 'too-long', limit: maxSlugLength }]
    : [{ field: 'slug', code: 'no-slug' }];
}

/** What the law of the workplace misses in an advert. */
function lawIssues(vacancy: Advert): VacancyIssue[] {
  return advertFaults(vacancy, catalogue().company).map(issueOfLaw);
}

const partialAdvert = z.object({
  location: z.enum(locationOptions),
  de: z.object({ title: z.string().catch('') }).catch({ title: '' }),
  minimumPay: z.any().optional(),
  contract: z.any().optional(),
  salary: z.any().optional(),
});

/** The same of an advert that is not complete: as soon as its place is known, the law is. */
export function earlyLawIssues(given: object): VacancyIssue[] {
  const advert = partialAdvert.safeParse(given);
  return advert.success ? lawIssues(advert.data) : [];
}

export function issueOfLaw({ field, code, country, source }: AdvertFault): VacancyIssue {
  return { field, code, law: { country, source } };
}

/** Slug and reference, as far as another vacancy has them. `id` is the one that is edited. */
export async function takenIssues(
  db: Statements,
  { slug, reference }: Given & { reference?: unknown },
  id: string | undefined,
): Promise<VacancyIssue[]> {
  const issues: VacancyIssue[] = [];
  const named = await findVacancy(db, slug);
  if (named && named.id !== id) issues.push({ field: 'slug', code: 'slug-taken' });
  const numbered = typeof reference === 'string' ? await findVacancy(db, reference) : undefined;
  if (numbered && numbered.id !== id) issues.push({ field: 'reference', code: 'reference-taken' });
  return issues;
}

/** Refinements of the schema, by the field at which they are reported. */
const refinements: Readonly<Record<string, VacancyIssueCode>> = {
  'salary.max': 'not-below-maximum',
  'state.until': 'before-posted',
  'state.from': 'not-posted-day',
};

function issueOf(issue: z.core.$ZodIssue): VacancyIssue {
  const field = issue.path.join('.');
  if (issue.code === 'custom') return { field, code: refinements[field] ?? 'invalid' };
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return { field, code: 'too-few', limit: Number(issue.minimum) };
  }
  if (issue.code === 'too_big' && issue.origin === 'array') {
    return { field, code: 'too-many', limit: Number(issue.maximum) };
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return { field, code: 'too-long', limit: Number(issue.maximum) };
  }
  const absent = issue.input === undefined || issue.input === null || issue.input === '';
  const blank = issue.code === 'too_small' && issue.origin === 'string';
  return { field, code: absent || blank ? 'missing' : 'invalid' };
}
