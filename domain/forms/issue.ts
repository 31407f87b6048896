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
