import type { FileTypeName } from '../../domain/forms/file-type.ts';
import type { IssueCode } from '../../domain/forms/issue.ts';

/** What the content of a file shows. */
export type Inspected =
  | { type: FileTypeName }
  | { fault: Extract<IssueCode, 'file-type' | 'file-encrypted' | 'file-macros' | 'file-empty'> };
