import type { Locale } from '#domain/edition/editions.ts';
import type { Issue, RefusalCode } from '#domain/forms/issue.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { Message } from '#domain/threads/message.ts';
import type { WorkState } from '#domain/submissions/work.ts';

/** What a sender may do on the status page, each with a page that asks for confirmation. */
export const statusActions = ['correct', 'withdraw', 'erase'] as const;
export type StatusAction = (typeof statusActions)[number];

/** A submission as its sender sees it. Times are milliseconds since 1970. */
export type SubmissionStatus = {
  /** For the addresses of the page's own forms and downloads. */
  token: string;
  kind: SubmissionKind;
  reference: string;
  receivedAt: number;
  fields: Record<string, string>;
  file: { filename: string; size: number } | null;
  /** When we promised an answer, and whether that time has passed. */
  promise: { at: number; missed: boolean } | null;
  state: WorkState;
  withdrawnAt: number | null;
  /** Of both sides, the oldest first; a draft is not among them. */
  messages: Message[];
  /** The boxes of the form, with the words beside them as they were then, if they were recorded. */
  consents: { field: string; given: boolean; words: string | null }[];
  /** Whether mails about answers hold them; null without a mail server. */
  answersByMail: boolean | null;
  /** The day on which an erasure requested now would delete it; null for at once. */
  keptUntil: string | null;
  /** To an employer: the record of that is what is kept. */
  introduced: boolean;
  /** The last day of the record of a placement, which an erasure leaves; null without one. */
  placementUntil: string | null;
  /** Whether a receipt with this address was mailed or will be; `no-mail` without a mail server. */
  receipt: 'mailed' | 'not-mailed' | 'no-mail';
};

/** A reply that was not taken, with what was written; its file has to be chosen again. */
export type RefusedReply = { text: string; issues: Issue[]; code: RefusalCode; fileSent: boolean };

/** What the page of a status link shows, in the edition of its sender. */
export type ShownStatus = { locale: Locale } & (
  | { is: 'submission'; submission: SubmissionStatus; reply?: RefusedReply }
  | {
      is: 'confirm';
      action: StatusAction;
      submission: SubmissionStatus;
      issues: Issue[];
    }
  /** Its sender asked for erasure: it is not shown or used any more and deleted on that day. */
  | { is: 'restricted'; reference: string; deleteOn: string }
  | { is: 'erased'; placementUntil: string | null }
  /** A new link that nobody has opened: opening it ends the earlier ones. */
  | { is: 'unopened'; token: string }
  /**
   * Not a link of ours, or one that a newer one has replaced. Without a mail server no new one can
   * be sent.
   */
  | { is: 'unknown' | 'old'; sendsMail: boolean }
  /** A plain post of what was received before on that day, from anybody: without its link. */
  | { is: 'repeated'; reference: string; sendsMail: boolean }
  /** The same for any address. */
  | { is: 'link-requested' }
  | { is: 'no-new-links' }
);
