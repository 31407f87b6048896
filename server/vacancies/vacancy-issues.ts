import { z } from 'zod';
import { reportingSchema } from '#domain/vacancies/law/reporting.ts';
import { issueOfLaw, type VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { placeOf } from '#domain/vacancies/workplace.ts';
import type { Statements } from '#server/db/db.ts';
import { findVacancy } from './vacancies.ts';
import { lawFaults } from './law-issues.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Given = { slug: string };

const titled = z.object({ title: z.string().catch('') }).catch({ title: '' });
const partialAdvert = z.object({
  location: z.string().refine((location) => placeOf(catalogue().firm, location) !== undefined),
  postedOn: z.iso.date().catch(''),
  de: titled,
  en: titled,
  // One that is half typed has issues of its own.
  reporting: reportingSchema.optional().catch(undefined),
  minimumPay: z.any().optional(),
  contract: z.any().optional(),
  salary: z.any().optional(),
});

/** The same of an advert that is not complete: as soon as its place is known, the law is. */
export async function earlyLawIssues(
  db: Statements,
  given: object,
  id: string | undefined,
  now: number,
): Promise<VacancyIssue[]> {
  const advert = partialAdvert.safeParse(given);
  return advert.success ? (await lawFaults(db, id, advert.data, now)).map(issueOfLaw) : [];
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
