import { z } from 'zod';

/** One entry of the audit log. */
export type AuditLine = {
  id: string;
  at: number;
  /** Who did it, as named at that time. */
  by: string;
  action: string;
  subject: { type: string; id: string };
  details: string;
};

/** Newest first. `next` continues the list; the names and actions are those of the whole log. */
export type AuditPage = {
  entries: AuditLine[];
  next: string | null;
  people: string[];
  actions: string[];
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
