import type { z } from 'zod';

export type DocumentIssueCode =
  | 'missing'
  | 'too-few'
  | 'too-many'
  | 'too-long'
  | 'invalid'
  | 'unknown'
  /** It quotes a {{fact}} that there is not. */
  | 'unknown-fact'
  /** It has a {variable} that there is not. */
  | 'unknown-variable'
  /** It lacks a {variable} that it is there for. */
  | 'missing-variable'
  /** Another document would no longer be complete. */
  | 'breaks-other';

/** What is wrong with a field, as `de.hero.heading` or `salary.min`. */
export type DocumentIssue<Code extends string = DocumentIssueCode> = {
  field: string;
  code: Code | DocumentIssueCode;
  /** The least or most that a list takes, or the most characters of a text. */
  limit?: number;
  /** What was given instead, as far as it is one short text; of `breaks-other`, what would break. */
  given?: string;
  /** `breaks-other` names the document that would break, by its title where people know no id. */
  document?: { kind: string; id: string; name?: string };
};

/** As many as are named at once: what is wrong may be each of thousands of keys. */
export const maxIssues = 100;

/** An issue of a schema by field and code; words are found where it is shown. */
export function issueOfSchema(issue: z.core.$ZodIssue): DocumentIssue[] {
  const field = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys
      .slice(0, maxIssues)
      .map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknown' }));
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return [{ field, code: 'too-few', limit: Number(issue.minimum) }];
  }
  if (issue.code === 'too_big' && (issue.origin === 'array' || issue.origin === 'string')) {
    const code = issue.origin === 'array' ? 'too-many' : 'too-long';
    return [{ field, code, limit: Number(issue.maximum) }];
  }
  if (issue.code === 'custom' && typeof issue.params?.variable === 'string') {
    return [{ field, code: 'unknown-variable', given: issue.params.variable }];
  }
  if (issue.code === 'custom' && typeof issue.params?.required === 'string') {
    return [{ field, code: 'missing-variable', given: issue.params.required }];
  }
  const { input } = issue;
  const absent = input === undefined || input === null || input === '';
  const blank =
    issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) <= 1;
  if (absent || blank) return [{ field, code: 'missing' }];
  return typeof input === 'string' && input.length <= 60
    ? [{ field, code: 'invalid', given: input }]
    : [{ field, code: 'invalid' }];
}
