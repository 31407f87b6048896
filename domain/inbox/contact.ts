import { z } from 'zod';
import type { Candidacies } from '#domain/mandates/mandate-work.ts';
import type { Likeness, SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import type { Colleague } from '#domain/submissions/work.ts';

/** One submission of a contact with what hangs on it; of a restricted one its row alone. */
export type ContactSubmission = Pick<
  SubmissionDetail,
  'row' | 'email' | 'fields' | 'file' | 'notes' | 'messages' | 'deleteAt'
> & { ways: Omit<Candidacies['ways'][number], 'consentWords'>[] };

/**
 * Somebody who wrote to us: everything from one mailbox. It is named by the id of any of its
 * submissions, since an address in the path would stand in histories and logs.
 */
export type Contact = {
  /** The newest first. */
  submissions: ContactSubmission[];
  /** Other mailboxes that may be the same person's. Nothing is ranked. */
  doubles: (FoundContact & { same: Likeness[] })[];
  /** Whose ids the rows name as owner. */
  people: Colleague[];
};

/** As lists show it, by its newest submission. */
export type FoundContact = {
  id: string;
  name: string;
  email: string;
  /** What it wrote about last. */
  about: string;
  receivedAt: number;
  /** Its submissions that were found. */
  ids: string[];
};

export const contactSearchSchema = z.object({ q: z.string().trim().min(2).max(200) });
