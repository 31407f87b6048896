import type { Suspicion } from '#domain/submissions/work.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { NewConsent } from './consents.ts';
import type { Standing } from './standing.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { z } from 'zod';

export type SubmittedFile = {
  field: string;
  filename: string;
  type: string;
  size: number;
  sha256: string;
  bytes: Uint8Array;
};

export type NewSubmission = {
  kind: SubmissionKind;
  /** In the order in which they are delivered. */
  fields: Record<string, string>;
  /** Every box of the form, with the words that its sender saw. */
  consents: readonly NewConsent[];
  email: string;
  locale: Locale;
  /** A slug of the vacancy that it is about. */
  vacancy?: string;
  file?: SubmittedFile;
  suspicion?: Suspicion;
  /** The network address that it came from has caused enough mails for a day. */
  withoutReceipt?: boolean;
  /** `key:` is a secret of the sender's program; one of content is known to whoever knows that. */
  idempotencyKey: `key:${string}` | `content:${string}`;
  /** Hash of fields and file: detects a key reused for other content. */
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
  /** What staff call it. */
  tags: string[];
  suspicion: Suspicion | undefined;
  standing: Standing;
  /** When a restricted one is deleted at the latest. */
  deleteAt: number | null;
  file: Omit<SubmittedFile, 'bytes'> | undefined;
};

const schema = z.record(z.string(), z.string());

/** Undefined where a damaged store holds anything else: one such row must not stop the others. */
export function readFields(stored: string): Record<string, string> | undefined {
  try {
    return schema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}
