import type { z } from 'zod';
import type { AdvertFault } from '../advert-law/advert-law.ts';

export type VacancyIssueCode =
  | 'missing'
  | 'too-few'
  | 'too-many'
  | 'too-long'
  | 'invalid'
  | 'unknown'
  | 'not-json'
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
  /** What was given instead, as far as it is one short text. */
  given?: string;
  law?: Pick<AdvertFault, 'country' | 'source'>;
};

/** Refinements of the schema, by the field at which they are reported. */
const refinements: Readonly<Record<string, VacancyIssueCode>> = {
  'salary.max': 'not-below-maximum',
  'state.until': 'before-posted',
  'state.from': 'not-posted-day',
};

/** An issue of the schema by field and code; words are found where it is shown. */
export function issueOf(issue: z.core.$ZodIssue): VacancyIssue {
  const field = issue.path.join('.');
  if (issue.code === 'custom') return { field, code: refinements[field] ?? 'invalid' };
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return { field, code: 'too-few', limit: Number(issue.minimum) };
  }
  if (issue.code === 'too_big' && (issue.origin === 'array' || issue.origin === 'string')) {
    const code = issue.origin === 'array' ? 'too-many' : 'too-long';
    return { field, code, limit: Number(issue.maximum) };
  }
  const absent = issue.input === undefined || issue.input === null || issue.input === '';
  const blank = issue.code === 'too_small' && issue.origin === 'string';
  if (absent || blank) return { field, code: 'missing' };
  const { input } = issue;
  return typeof input === 'string' && input.length <= 60
    ? { field, code: 'invalid', given: input }
    : { field, code: 'invalid' };
}
