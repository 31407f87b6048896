import type { Issue } from './issue.ts';
import type { SubmissionKind } from './submission-kind.ts';

/** A plain post that was not stored, so that its page can be shown again. */
export type RefusedPost = {
  kind: SubmissionKind;
  code: string;
  values: Record<string, string>;
  issues: Issue[];
  /** The slug of the vacancy applied for. */
  vacancy?: string;
};
