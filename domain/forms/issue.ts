import type { SubmissionKind } from './submission-kind.ts';

/** What is wrong with a field. The words for it are in messages/forms. */
export type IssueCode =
  | 'required'
  | 'invalid'
  | 'too-long'
  /** A field that the form does not have. */
  | 'unknown'
  | 'file-type'
  | 'file-too-large'
  | 'file-empty'
  /** Locked with a password. Only the server can tell. */
  | 'file-encrypted'
  /** Holds macros, which a receiver's mail would refuse. Only the server can tell. */
  | 'file-macros'
  /** An archive of more than we unpack. Only the server can tell. */
  | 'file-unpacked'
  /** The vacancy takes no more applications. */
  | 'closed';

export type Issue = { field: string; code: IssueCode };

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
