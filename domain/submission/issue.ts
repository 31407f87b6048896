/** Codes where found, words where shown: the site's messages say each in the visitor's language. */
export type IssueCode =
  | 'required'
  | 'invalid'
  | 'too-long'
  /** A field that the form does not have. */
  | 'unknown'
  | 'file-type'
  | 'file-too-large'
  | 'file-empty'
  /** The vacancy takes no more applications. */
  | 'closed';

export type Issue = { field: string; code: IssueCode };
