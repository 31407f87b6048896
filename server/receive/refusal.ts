import type { Issue } from '../../domain/forms/issue.ts';

/** Why a request is not taken. The visitor's words for it stand in answer-words.ts. */
export type RefusalCode =
  | 'not-found'
  | 'not-multipart'
  | 'malformed'
  | 'too-large'
  | 'too-slow'
  | 'invalid'
  | 'key-reused'
  | 'rate-limited'
  | 'busy'
  | 'unavailable';

const statuses: Record<RefusalCode, number> = {
  'not-found': 404,
  'not-multipart': 415,
  malformed: 400,
  'too-large': 413,
  'too-slow': 408,
  invalid: 400,
  'key-reused': 422,
  'rate-limited': 429,
  busy: 503,
  unavailable: 503,
};

export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly statusCode: number;
  readonly issues: Issue[];
  /** What was sent, so that a page without script can offer it again. */
  readonly values: Record<string, string>;

  constructor(code: RefusalCode, issues: Issue[] = [], values: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.statusCode = statuses[code];
    this.issues = issues;
    this.values = values;
  }
}
