import { z } from 'zod';
import type { TaskPurpose } from './channel.ts';

/** The answer to a sender, as staff write it. */
export const outcomeSchema = z.strictObject({
  /** The version of the submission that it is based on; a stale one is refused. */
  version: z.number().int(),
  /** Which template it began with; empty for none. */
  template: z.string().max(60),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\p{Cc}]*$/u),
  text: z.string().trim().min(1).max(10_000),
});
export type OutcomeInput = z.infer<typeof outcomeSchema>;

export const releaseSchema = z.strictObject({ version: z.number().int() });

/** A usual answer, with the role of the submission filled in. */
export type ShownTemplate = { id: string; name: string; subject: string; text: string };

/** A mail as staff see it. */
export type ShownMail = {
  taskId: string;
  purpose: TaskPurpose;
  state: string;
  to: string;
  subject: string;
  text: string;
};
