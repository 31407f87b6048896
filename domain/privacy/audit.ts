import { z } from 'zod';

/** What people and the program do, a verb and its object. */
export const auditActions = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'sign-out-everywhere',
  'joined',
  'key-added',
  'key-removed',
  'person-invited',
  'person-removed',
  'link-renewed',
  'role-changed',
  'preferences-changed',
  'session-ended',
  'api-key-made',
  'api-key-revoked',
  'submission-assigned',
  'submission-unassigned',
  'submission-state-changed',
  'submission-due-changed',
  'submission-tags-changed',
  'submission-withdrawn',
  'submission-corrected',
  'submission-restricted',
  'submission-erased',
  'submission-exported',
  'submission-held',
  'submission-hold-ended',
  'introduction-kept',
  'placement-restricted',
  'note-written',
  'view-saved',
  'view-removed',
  'file-opened',
  'answer-written',
  'answer-released',
  'reply-received',
  'answers-by-mail-changed',
  // Of stores before version 18, when a submission had one answer.
  'outcome-decided',
  'outcome-released',
  'spam-released',
  'spam-discarded',
  'inbox-exported',
  'brief-drafts-erased',
  'brief-drafts-exported',
  'role-alerts-erased',
  'role-alerts-exported',
  'role-mail-allowed',
  'delivery-restarted',
  'delivery-cancelled',
  'destination-tested',
  'retention-run',
  'samples-added',
  'samples-removed',
  'vacancy-created',
  'vacancy-changed',
  'vacancy-drafted',
  'vacancy-scheduled',
  'vacancy-published',
  'vacancy-closed',
  'vacancy-withdrawn',
  'vacancy-confirmed',
  'vacancy-reported',
  'vacancy-report-withdrawn',
  'vacancy-excepted',
  'document-drafted',
  'document-discarded',
  'document-restored',
  'document-scheduled',
  'document-not-published',
  'document-published',
  'document-removed',
  'image-added',
  'mandate-opened',
  'mandate-changed',
  'mandate-date-settled',
  'mandate-exported',
  'candidate-moved',
  'work-handed-over',
  'work-handed-back',
] as const;
export type AuditAction = (typeof auditActions)[number];

export type AuditSubject = {
  type:
    | 'submission'
    | 'person'
    | 'api-key'
    | 'vacancy'
    | 'document'
    | 'image'
    | 'mandate'
    | 'inbox'
    | 'brief-drafts'
    | 'role-alerts'
    | 'task'
    | 'destination'
    | 'retention'
    | 'store';
  id: string;
};

/** One entry of the audit log. */
export type AuditLine = {
  id: string;
  at: number;
  /** Who did it, as named at that time. */
  by: string;
  action: AuditAction;
  subject: AuditSubject;
  /** Of a submission its reference, of a mandate its role, of a colleague the name; null for others. */
  called: string | null;
  details: string;
  /** A program did it, by an API key. */
  program: boolean;
};

/** Newest first. `next` continues the list; the names are those of the whole log. */
export type AuditEntries = {
  entries: AuditLine[];
  next: string | null;
  people: string[];
};

const text = z.string().trim().min(1).max(100).optional();
const instant = z.coerce.number().int().optional();

/** `subject` is a type of record, as `submission`, or the id of one. */
export const auditFilterSchema = z.object({
  person: text,
  action: text,
  subject: text,
  from: instant,
  /** Exclusive. */
  to: instant,
  before: z
    .string()
    .regex(/^\d{1,16}_[\w-]{1,64}$/)
    .optional(),
});
export type AuditFilter = z.infer<typeof auditFilterSchema>;
