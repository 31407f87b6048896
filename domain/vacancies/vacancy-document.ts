import { maxIssues } from '#domain/documents/document-issue.ts';
import { kindFacts } from '#domain/documents/document-kinds.ts';
import {
  readDocument,
  type StoredDocument,
  parseKeeping,
} from '#domain/documents/stored-document.ts';
import type { VacancyState } from './vacancy-state.ts';
import { issuesOf, type VacancyIssue } from './vacancy-issue.ts';
import { vacancySchema, type Vacancy } from './vacancy.ts';
import type { Firm } from '#domain/firm/firm.ts';
import { isVacancySlug, maxSlugLength } from './reference.ts';

/** What is stored under a slug: a vacancy, or fields that this program cannot read as one. */
export type HeldVacancy =
  | { vacancy: Vacancy; unfit?: undefined }
  | { vacancy?: undefined; unfit: UnfitVacancy };

export type UnfitVacancy = {
  issues: VacancyIssue[];
  /** The stored fields. */
  raw: unknown;
};

export function heldVacancy(
  firm: Firm,
  { slug, ...stored }: StoredDocument & { slug: string },
): HeldVacancy {
  const read = readDocument({ ...kindFacts('vacancy'), schema: vacancySchema(firm) }, stored);
  if (read.fits) return { vacancy: { ...read.content, slug } };
  return { unfit: { issues: read.issues.flatMap(issuesOf).slice(0, maxIssues), raw: read.raw } };
}

/** The state in which an unfit vacancy was saved; a draft if that cannot be read either. */
export function savedState(firm: Firm, raw: unknown): VacancyState {
  const read = vacancySchema(firm).shape.state.safeParse(
    (raw as { state?: unknown } | null)?.state,
  );
  return read.success ? read.data : { is: 'draft' };
}

/** The stored fields, whether they fit or not. */
export function storedFields({ slug, vacancy, unfit }: HeldVacancy & { slug: string }): object {
  return { ...(vacancy ?? (unfit.raw as object)), slug };
}

/** Anything may be in it. */
export type GivenVacancy = { slug: string } & Record<string, unknown>;

type ParsedVacancy =
  | { vacancy: Vacancy; issues?: undefined }
  | { vacancy?: undefined; issues: VacancyIssue[] };

/** Keys of earlier releases: their drafts, exports and callers of the API have them. */
const earlierKeys = ['boards'];

/**
 * A vacancy as an editor or a file gives it. A key that the schema does not know is a mistake, unless
 * an earlier release had it, or what it is based on has the key too: then a newer program wrote it.
 * Either is kept, for the program that knows it.
 */
export function parseVacancy(firm: Firm, given: GivenVacancy, basis?: object): ParsedVacancy {
  const { slug, ...content } = given;
  const { result, unknown } = parseKeeping(vacancySchema(firm), content);
  const based = basis ? parseKeeping(vacancySchema(firm), basis).unknown.map(shape) : [];
  const kept = new Set([...earlierKeys, ...based]);
  const issues = [
    ...issuesOfSlug(slug),
    ...unknown
      .filter((path) => !kept.has(shape(path)))
      .map((path): VacancyIssue => ({ field: path.join('.'), code: 'unknown' })),
    ...(result.error?.issues ?? []).flatMap(issuesOf),
  ];
  return result.success && issues.length === 0
    ? { vacancy: { ...result.data, slug } }
    : { issues: issues.slice(0, maxIssues) };
}

function issuesOfSlug(slug: string): VacancyIssue[] {
  if (isVacancySlug(slug)) return [];
  return slug.length > maxSlugLength
    ? [{ field: 'slug', code: 'too-long', limit: maxSlugLength }]
    : [{ field: 'slug', code: 'no-slug' }];
}

/** Entries of a list may have changed their places. */
function shape(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? '*' : String(key))).join('.');
}
