import type { SubmissionKind } from './submission-kind.ts';
import type { Issue } from './issue.ts';

/** Why a request is refused. The words for it are in messages/forms. */
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

/** A plain post whose page is shown again, with what the visitor entered. */
export type RefusedPost = {
  kind: SubmissionKind;
  code: RefusalCode;
  values: Record<string, string>;
  issues: Issue[];
  /** The slug of the vacancy applied for. */
  vacancy?: string;
};

/** A plain post that failed before its values were read. */
export type FailedPost = Pick<RefusedPost, 'code'>;
