import { z } from 'zod';
import type { Cadence } from '#domain/alerts/alert-rules.ts';
import type { Period } from '#domain/edition/format.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import type { HoldReason, Keeping } from './keeping.ts';
import type { KeptBy } from './retention.ts';

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
  /** Null for a restricted one. */
  keeping: Keeping | null;
};

/** The record of a placement, which outlives its submission. */
export type PersonPlacement = {
  mandateId: string;
  employer: string;
  role: string;
  placedOn: string;
  /** The last day of its period. */
  until: string;
  /** Its person asked for erasure: it is kept, out of use. */
  restricted: boolean;
};

/** Everything under an address. */
export type PersonData = {
  email: string;
  submissions: PersonSubmission[];
  /** Of others, with the address in a field or a note: not erased with the person. */
  mentionedIn: { id: string; reference: string }[];
  /** Mandates that name the address, or came of its brief: an erasure replaces the person there. */
  mandates: { id: string; employer: string; role: string }[];
  /** An erasure restricts them. */
  placements: PersonPlacement[];
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
  /** Records of placements that stay, restricted. */
  placements: number;
  copiesAt: string[];
};

/** What the daily run deletes: role alerts end when their time is over, by a job of their own. */
export type DeletedCategory = Exclude<KeptBy<'program'>, 'roleAlerts'> | 'erasureRequests';

export type RetentionStatus = {
  category: DeletedCategory;
  /** Null where each record has its own day. */
  period: Period | null;
  kept: number;
  /** Of those kept: their period is over, and something holds them. */
  held: number;
  dueNow: number;
  /** When the next of those kept becomes due. */
  nextAt: number | null;
};

/** How many submissions are held beyond their period, and why; one may be held for several reasons. */
export type HeldNow = { count: number; reasons: Record<HoldReason, number> };

export type RetentionRun = { at: number; by: string; deleted: string };

export type Retention = {
  categories: RetentionStatus[];
  held: HeldNow;
  /** Newest first. */
  runs: RetentionRun[];
  nextRunAt: number;
  /** A server runs it within a minute. */
  isDue: boolean;
};
