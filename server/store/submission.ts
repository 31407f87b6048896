import type { Locale } from '../../domain/edition/editions.ts';
import type { SubmissionKind } from '../../domain/forms/submission-kind.ts';

export type SubmittedFile = {
  field: string;
  filename: string;
  type: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
};

/** Why something looks like spam; it is kept all the same. */
export type Suspicion = 'honeypot' | 'too-fast';

export type NewSubmission = {
  kind: SubmissionKind;
  /** In the order in which a receiver gets them. */
  fields: Record<string, string>;
  email: string;
  locale: Locale;
  file?: SubmittedFile;
  suspicion?: Suspicion;
  idempotencyKey: string;
  /** The same for the same words and file, so that a key cannot be used for something else. */
  fingerprint: string;
};

export type Submission = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  receivedAt: number;
  email: string;
  locale: Locale;
  fields: Record<string, string>;
  suspicion: Suspicion | undefined;
  file: Omit<SubmittedFile, 'bytes'> | undefined;
};

/** Where a delivery stands. An attempt in flight is a lease on a waiting one. */
export type DeliveryState =
  | { state: 'held' }
  | { state: 'waiting'; nextAttemptAt: number; lastFailure: string | undefined }
  | { state: 'delivered'; at: number }
  | { state: 'abandoned'; at: number; lastFailure: string };

export type Delivery = DeliveryState & {
  /** Sent as webhook-id: a receiver that sees it again has seen the submission before. */
  id: string;
  submissionId: string;
  reference: string;
  kind: SubmissionKind;
  attempts: number;
};

export type Attempt = {
  startedAt: number;
  durationMs: number;
  status: number | undefined;
  failure: string | undefined;
};
