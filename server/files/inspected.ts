import type { FileTypeName } from '../../domain/forms/file-type.ts';
import type { IssueCode } from '../../domain/forms/issue.ts';

/** What the content of a file shows. */
export type Inspected =
  | { type: FileTypeName }
  | { fault: Exclude<Extract<IssueCode, `file-${string}`>, 'file-too-large'> };
