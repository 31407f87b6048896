import type { SubmissionKind } from './submission-kind.ts';
import type { Issue } from './issue.ts';

/** Why a request is refused. The words for it are in messages/forms. */
export const refusalCodes = [
  'not-found',
  'not-multipart',
  'malformed',
  'too-large',
  'too-slow',
  'invalid',
  'key-reused',
  'rate-limited',
  'busy',
  'unavailable',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What a visitor asked for when it failed: a failure has words of its own for each. */
export const failedParts = ['form', 'page', 'status', 'status-change'] as const;
export type FailedPart = (typeof failedParts)[number];

/** A plain post whose page is shown again, with what the visitor entered. */
export type RefusedPost = {
  kind: SubmissionKind;
  code: RefusalCode;
  values: Record<string, string>;
  issues: Issue[];
  /** Whether a file came with it, which has to be chosen again. */
  fileSent: boolean;
  /** When it may be taken, after a refusal that names no field. */
  retryAfterSeconds?: number;
  /** The slug of the vacancy applied for. */
  vacancy?: string;
};
