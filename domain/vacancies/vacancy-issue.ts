import type { z } from 'zod';
import type { AdvertFault } from './law/advert-law.ts';
import {
  issueOfSchema,
  type DocumentIssue,
  type DocumentIssueCode,
} from '#domain/documents/document-issue.ts';

export type VacancyIssueCode =
  | DocumentIssueCode
  | 'not-below-maximum'
  | 'not-paid-so'
  | 'below-lowest-workload'
  | 'not-by-day-rate'
  | 'before-posted'
  | 'not-posted-day'
  | 'state-changed'
  | 'no-slug'
  | 'slug-taken'
  | 'reference-taken'
  | AdvertFault['code'];

/** Of an issue of advert law, where it says so. */
export type VacancyIssue = DocumentIssue<VacancyIssueCode> & {
  law?: Pick<AdvertFault, 'country' | 'source'>;
};

/** Refinements of the schema, by the field at which they are reported. */
const refinements: Readonly<Record<string, VacancyIssueCode>> = {
  'salary.max': 'not-below-maximum',
  'salary.period': 'not-paid-so',
  'workload.max': 'below-lowest-workload',
  thirteenthSalary: 'not-by-day-rate',
  'state.until': 'before-posted',
  'state.from': 'not-posted-day',
};

/** An issue of the schema by field and code; words are found where it is shown. */
export function issuesOf(issue: z.core.$ZodIssue): VacancyIssue[] {
  const field = issue.path.join('.');
  if (issue.code === 'custom') return [{ field, code: refinements[field] ?? 'invalid' }];
  return issueOfSchema(issue);
}

/** A fault of advert law as an issue of the field in which it is. */
export function issueOfLaw({ field, code, given, country, source }: AdvertFault): VacancyIssue {
  return { field, code, ...(given !== undefined && { given }), law: { country, source } };
}
