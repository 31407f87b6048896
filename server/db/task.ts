import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { ChannelName, TaskPurpose } from '#domain/deliveries/channel.ts';

/** An event that channels may have to send something about. */
export type OutboxEvent =
  | { type: 'submission-stored'; submission: { kind: SubmissionKind; withoutReceipt?: boolean } }
  /** Its sender took it back, corrected contact details or had it erased. */
  | {
      type: 'submission-withdrawn' | 'submission-corrected' | 'submission-erased';
      submissionId: string;
      kind: SubmissionKind;
      /** Names the change once, so that a second correction is another task. */
      change: string;
    }
  /** A message of staff, or of the sender. */
  | {
      type: 'answer-released' | 'reply-received';
      submissionId: string;
      messageId: string;
      kind: SubmissionKind;
    }
  | { type: 'submission-overdue'; submissionId: string; kind: SubmissionKind; dueAt: number }
  /** A sender asked for new status links. */
  | { type: 'links-requested'; request: string }
  /** An alert about roles is to be confirmed, has found roles or asks whether it should go on. */
  | { type: 'role-alert-requested' }
  /** On a day of the alert's edition, 2026-11-17: an alert writes once a day at most. */
  | { type: 'roles-found'; day: string }
  | { type: 'role-alert-ends'; endsAt: number }
  /** A list of saved roles, to be sent once. */
  | { type: 'role-list-requested' }
  /** Something that staff must know, as a destination that fails; `alert` names it once. */
  | { type: 'alert-raised'; alert: string }
  /** Of a day, 2026-11-17, for somebody who wants to be told what is due. */
  | { type: 'morning-come'; day: string }
  /** What an address of the vacancy shows changed; `change` names the change once. */
  | { type: 'vacancy-changed'; vacancyId: string; change: VacancyTurn };

/** Names once what changed of a vacancy: an edit, or the day on which it opened or closed. */
export type VacancyTurn = `revision-${number}` | `turned-${string}`;

/** What a channel plans to send about an event. */
export type PlannedTask = { channel: ChannelName; purpose: TaskPurpose; destination: string };

export type PlanTasks = (event: OutboxEvent) => readonly PlannedTask[];

/** State of a task. An attempt in flight is a lease on a waiting one. */
export type TaskState =
  | { state: 'held' }
  | { state: 'waiting'; nextAttemptAt: number; lastFailure: string | undefined }
  | { state: 'delivered'; at: number }
  | { state: 'abandoned'; at: number; lastFailure: string }
  | { state: 'cancelled'; at: number };

/** What a message is about. Of an erased submission only its reference remains. */
export type TaskSubject = {
  type:
    | 'submission'
    | 'erased-submission'
    | 'link-request'
    | 'role-alert'
    | 'role-list'
    | 'alert'
    /** Of notices to staff, beyond some an hour. */
    | 'staff-summary'
    | 'person'
    | 'vacancy';
  id: string;
};

/** One message of one channel about one subject, sent at least once. */
export type Task = TaskState & {
  /** Stays the same over all attempts, so that a receiver can drop repeats. */
  id: string;
  channel: ChannelName;
  purpose: TaskPurpose;
  /** Key of the channel's queue: tasks of one destination share concurrency and failures. */
  destination: string;
  subject: TaskSubject;
  /** The submission that it is erased with. */
  submissionId: string | undefined;
  reference: string | undefined;
  attempts: number;
};

export type Attempt = {
  startedAt: number;
  durationMs: number;
  status: number | null;
  failure: string | null;
};
