import { maxIssues } from '#domain/documents/document-issue.ts';
import { kindFacts } from '#domain/documents/document-kinds.ts';
import { readDocument, type StoredDocument } from '#domain/documents/stored-document.ts';
import type { VacancyState } from './vacancy-state.ts';
import { issuesOf, type VacancyIssue } from './vacancy-issue.ts';
import { vacancySchema, type Vacancy } from './vacancy.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** What is stored under a slug: a vacancy, or fields that this program cannot read as one. */
export type HeldVacancy =
  { vacancy: Vacancy; unfit?: undefined } | { vacancy?: undefined; unfit: UnfitVacancy };

export type UnfitVacancy = {
  issues: VacancyIssue[];
  /** The stored fields, or the stored text if it is not JSON. */
  raw: unknown;
};

export function heldVacancy(
  firm: Firm,
  { slug, ...stored }: StoredDocument & { slug: string },
): HeldVacancy {
  const read = readDocument({ ...kindFacts('vacancy'), schema: vacancySchema(firm) }, stored);
  if (read.fits) return { vacancy: { ...read.content, slug } };
  const issues: VacancyIssue[] =
    read.issues === 'not-json'
      ? [{ field: 'content', code: 'not-json' }]
      : read.issues.flatMap(issuesOf).slice(0, maxIssues);
  return { unfit: { issues, raw: read.raw } };
}

/** The state in which an unfit vacancy was saved; a draft if that cannot be read either. */
export function savedState(firm: Firm, raw: unknown): VacancyState {
  const read = vacancySchema(firm).shape.state.safeParse(
    (raw as { state?: unknown } | null)?.state,
  );
  return read.success ? read.data : { is: 'draft' };
}

/** The stored fields, whether they fit or not; none of text that is not JSON. */
export function storedFields({
  slug,
  vacancy,
  unfit,
}: HeldVacancy & { slug: string }): object | undefined {
  const fields: unknown = vacancy ?? unfit.raw;
  return typeof fields === 'object' && fields !== null ? { ...fields, slug } : undefined;
}
