import type { AuditAction } from '#domain/privacy/audit.ts';
import type { ChannelName, TaskPurpose } from '#domain/deliveries/channel.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { TextFormat } from '#domain/forms/field.ts';
import type { AnswerDraft, Message } from '#domain/threads/message.ts';
import type { InboxRow, Note } from './work.ts';

/** A field of a submission, in the form's order. */
export type ShownField = {
  name: string;
  /** In the words of the desk. */
  label: string;
  type: 'text' | 'paragraph' | TextFormat | 'choice' | 'consent' | 'role' | 'terms-version';
  /**
   * A choice in the words of the desk; a consent in those beside its box when it was sent, empty
   * where they were not recorded; anything else as the sender wrote it.
   */
  value: string;
  /** For consents: whether the box was ticked, and when that was recorded. */
  given?: boolean;
  at?: number;
  /** Of the words of a consent. */
  sha256?: string;
};

/** What two submissions of different addresses have in common. */
export type Likeness = 'name' | 'telephone' | 'file';

export type ShownAttempt = {
  startedAt: number;
  durationMs: number;
  status: number | null;
  /** As recorded; words/desk/deliveries.ts has the words. */
  failure: string | null;
};

export type ShownTask = {
  id: string;
  channel: ChannelName;
  purpose: TaskPurpose;
  destination: string;
  state: 'held' | 'waiting' | 'delivered' | 'abandoned' | 'cancelled';
  /** Next attempt, or when it was settled. */
  at: number | null;
  attempts: ShownAttempt[];
};

export type HistoryEntry = { at: number; by: string; action: AuditAction; details: string };

export type SubmissionDetail = {
  row: InboxRow;
  email: string;
  locale: Locale;
  /** Without those that the name, the address and the subject of the submission show. */
  fields: ShownField[];
  file: { filename: string; type: string; size: number } | null;
  notes: Note[];
  tasks: ShownTask[];
  history: HistoryEntry[];
  /** Between staff and sender, the oldest first. */
  messages: Message[];
  /** The answer that has not been sent. */
  draft: AnswerDraft | null;
  /** Earlier and later ones of the same address. */
  sameSender: InboxRow[];
  /** Another address with the same name or telephone number, or the same file. */
  likelyDuplicates: (InboxRow & { same: Likeness[] })[];
  deleteAt: number | null;
};

/** Somebody who looks at a submission. */
export type Viewer = { id: string; name: string };

/** What the events stream sends, as `data:` of server-sent events. */
export type DeskEvent =
  /** Changed, new or deleted: which of them a list shows, the server says when asked. */
  | { type: 'changed'; ids: string[] }
  /** So much changed at once that the list is loaded again. */
  | { type: 'reload' }
  /** Who looks at a submission, the receiver of the event included. */
  | { type: 'viewers'; submissionId: string; people: Viewer[] };
