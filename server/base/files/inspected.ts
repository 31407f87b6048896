import type { FileTypeName } from '#domain/forms/file-type.ts';
import type { IssueCode } from '#domain/forms/issue.ts';

/** What the content of a file shows; `other` is a format that only some forms take. */
export type Inspected =
  | { type: FileTypeName | 'other' }
  | { fault: Exclude<Extract<IssueCode, `file-${string}`>, 'file-too-large'> };
