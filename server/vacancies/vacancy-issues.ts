import { z } from 'zod';
import { parseVacancy, storedFields } from '#domain/vacancies/vacancy-document.ts';
import { reportingSchema } from '#domain/vacancies/law/reporting.ts';
import { issueOfLaw, type VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { placeOf } from '#domain/vacancies/engagement.ts';
import type { Statements } from '#server/db/db.ts';
import { asEdited } from '#server/documents/document.ts';
import type { GivenContent } from '#server/documents/publishing-rule.ts';
import { findVacancy, vacancyById } from './vacancies.ts';
import { lawFaults } from './law-issues.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Given = { slug: string };

/** Schema, advert law, taken addresses and references, of an advert that may be incomplete. */
export async function draftIssues(
  db: Statements,
  given: GivenContent,
  { now }: { now: number },
): Promise<VacancyIssue[]> {
  const { id } = given.key;
  const current = await vacancyById(db, id);
  const published = current && current.revision > 0 ? current : undefined;
  const fields = { slug: '', ...(asEdited(given.key, given) as object) };
  return [
    ...(await takenIssues(db, fields, id)),
    ...(parseVacancy(catalogue().firm, fields, published && storedFields(published)).issues ?? []),
    ...(await earlyLawIssues(db, fields, id, now)),
  ];
}

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

/** Of an advert that is not complete: as soon as its place is known, the law is. */
async function earlyLawIssues(
  db: Statements,
  given: object,
  id: string,
  now: number,
): Promise<VacancyIssue[]> {
  const advert = partialAdvert.safeParse(given);
  return advert.success ? (await lawFaults(db, id, advert.data, now)).map(issueOfLaw) : [];
}

/** Slug and reference, as far as another vacancy has them. `id` is the one that is edited. */
async function takenIssues(
  db: Statements,
  { slug, reference }: Given & { reference?: unknown },
  id: string,
): Promise<VacancyIssue[]> {
  const issues: VacancyIssue[] = [];
  const named = await findVacancy(db, slug);
  if (named && named.id !== id) issues.push({ field: 'slug', code: 'slug-taken' });
  const numbered = typeof reference === 'string' ? await findVacancy(db, reference) : undefined;
  if (numbered && numbered.id !== id) issues.push({ field: 'reference', code: 'reference-taken' });
  return issues;
}
