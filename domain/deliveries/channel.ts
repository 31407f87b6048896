/** Every way of sending. A new one is a folder in `server/channels`. */
export const channelNames = ['webhook', 'mail', 'indexnow'] as const;
export type ChannelName = (typeof channelNames)[number];

/** What a message is for. */
export const purposeKinds = [
  'submission',
  'withdrawn',
  'corrected',
  'erased',
  'receipt',
  'withdrawal',
  'staff-notice',
  'staff-summary',
  'replied',
  'reply-notice',
  'answer',
  'overdue',
  'status-link',
  'role-confirm',
  'role-news',
  'role-question',
  'role-list',
  'alert',
  'morning',
  'revision',
  'turned',
] as const;
export type PurposeKind = (typeof purposeKinds)[number];

/** Kinds of which one subject can have several, each with a suffix that names it once. */
export const repeatedKinds = [
  'corrected',
  'replied',
  'reply-notice',
  'answer',
  'overdue',
  'role-news',
  'role-question',
  'morning',
  'revision',
  'turned',
] as const;
type RepeatedKind = (typeof repeatedKinds)[number];

/** The kind, as `receipt`, or the kind and what names it once, as `revision-2`. */
export type TaskPurpose = Exclude<PurposeKind, RepeatedKind> | `${RepeatedKind}-${string | number}`;

export function purposeKindOf(purpose: TaskPurpose): PurposeKind {
  return purposeKinds.find((kind) => purpose === kind || purpose.startsWith(`${kind}-`))!;
}

/** What names one of a repeated kind; empty for the others. */
export function purposeNameOf(purpose: TaskPurpose): string {
  return purpose.slice(purposeKindOf(purpose).length + 1);
}
