import { maxIssues } from '#domain/documents/document-issue.ts';
import { parseKeeping } from '#domain/documents/parse-keeping.ts';
import { issuesOf, type VacancyIssue } from './vacancy-issue.ts';
import { isVacancySlug, maxSlugLength } from './vacancy-slug.ts';
import { vacancySchema, type Vacancy } from './vacancy.ts';
import type { Firm } from '#domain/firm/firm.ts';

/** Anything may be in it. */
export type GivenVacancy = { slug: string } & Record<string, unknown>;

export type ParsedVacancy =
  { vacancy: Vacancy; issues?: undefined } | { vacancy?: undefined; issues: VacancyIssue[] };

/**
 * A vacancy as an editor or a file gives it. A key that the schema does not know is a mistake, unless
 * what it is based on has the key too: then a newer program wrote it, and it is kept.
 */
export function parseVacancy(firm: Firm, given: GivenVacancy, basis?: object): ParsedVacancy {
  const { slug, ...content } = given;
  const { result, unknown } = parseKeeping(vacancySchema(firm), content);
  const kept = new Set(basis && parseKeeping(vacancySchema(firm), basis).unknown.map(shape));
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
