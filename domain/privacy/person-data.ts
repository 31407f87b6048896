import { z } from 'zod';
import type { Cadence } from '#domain/alerts/alert-rules.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { FormRetention } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';

export const emailQuerySchema = z.object({ email: z.string().trim().min(3).max(254) });

/** Restricted submissions are exported for an administrator who asks for them. */
export const exportQuerySchema = emailQuerySchema.extend({
  restricted: z.literal('yes').optional(),
});

/** What one submission of a person consists of. */
export type PersonSubmission = {
  id: string;
  reference: string;
  kind: SubmissionKind;
  receivedAt: number;
  /** Of a restricted one without its name. */
  file: { filename: string | null; size: number } | null;
  notes: number;
  mails: number;
  /** Other than mails. */
  deliveries: number;
  attempts: number;
  /** Of both sides; drafts too. */
  messages: number;
  /** Hosts, or destinations, that hold a copy which erasing here does not reach. */
  copiesAt: string[];
  /** When a restricted one is deleted at the latest. */
  deleteAt: number | null;
  /** Its sender was introduced to an employer: the law has us keep it, restricted, until then. */
  keptUntil: number | null;
};

/** Everything under an address. */
export type PersonData = {
  email: string;
  submissions: PersonSubmission[];
  /** Of others, with the address in a field or a note: not erased with the person. */
  mentionedIn: { id: string; reference: string }[];
  /** Mandates that name the address, or came of its brief: an erasure replaces the person there. */
  mandates: { id: string; employer: string; role: string }[];
  /** Lists of the inbox that staff keep, with the address in them. */
  savedViews: number;
  /** Saved for later by link, with this address in them. */
  briefDrafts: number;
  /** Alerts about roles that write to this address, or wait for its confirmation. */
  roleAlerts: PersonAlert[];
  /** Lists of saved roles on their way to this address. */
  roleLists: number;
  /** Of alerts that have ended: kept without the address, and found by its hash. */
  roleAlertProofs: number;
  /** When its owner said that we must never write about roles. */
  roleMailBlockedAt: number | null;
};

export type PersonAlert = {
  locale: Locale;
  /** What it is about, in words. */
  sentence: string;
  cadence: Cadence;
  requestedAt: number;
  confirmedAt: number | null;
  endsAt: number | null;
};

/** `confirmation` is the address typed again; `submissions` and
 * the counts are what the preview showed. */
export const eraseSchema = z.strictObject({
  email: z.string().trim().min(3).max(254),
  confirmation: z.string().max(254),
  submissions: z.array(z.uuid()).max(10_000),
  briefDrafts: z.number().int().nonnegative().default(0),
  roleAlerts: z.number().int().nonnegative().default(0),
  mandates: z.number().int().nonnegative().default(0),
});

/** `kept` are restricted instead, as long as the law asks. */
export type Erased = {
  references: string[];
  kept: string[];
  briefDrafts: number;
  roleAlerts: number;
  roleLists: number;
  /** In how many the person was replaced. */
  mandates: number;
  copiesAt: string[];
};

/** What the daily run deletes: the categories of the policy that apply to the store, and more. */
export type DeletedCategory =
  | FormRetention
  | 'suspectedSpam'
  | 'briefDrafts'
  | 'erasureRequests'
  | 'emailEngagement';

export type RetentionStatus = {
  category: DeletedCategory;
  /** Null where each record has its own day. */
  period: { value: number; unit: 'day' | 'month' | 'year' } | null;
  kept: number;
  dueNow: number;
  /** When the next of those kept becomes due. */
  nextAt: number | null;
};

export type RetentionRun = { at: number; by: string; deleted: string };

export type Retention = {
  categories: RetentionStatus[];
  /** Newest first. */
  runs: RetentionRun[];
  nextRunAt: number;
  /** A server runs it within a minute. */
  isDue: boolean;
};
