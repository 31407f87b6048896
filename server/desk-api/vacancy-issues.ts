import { z } from 'zod';
import { catalogue } from '../../content/catalogue.server.ts';
import { advertFaults, type Advert } from '../../domain/advert-law/advert-law.ts';
import { issueOfLaw, type VacancyIssue } from '../../domain/vacancy/vacancy-issue.ts';
import { placeOf } from '../../domain/vacancy/workplace.ts';
import type { Statements } from '../store/db/db.ts';
import { findVacancy } from '../store/vacancies/vacancies.ts';

type Given = { slug: string };
/** What the law of the workplace misses in an advert. */
function lawIssues(vacancy: Advert): VacancyIssue[] {
  return advertFaults(vacancy, catalogue().company).map(issueOfLaw);
}

const partialAdvert = z.object({
  location: z.string().refine((location) => placeOf(location) !== undefined),
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
