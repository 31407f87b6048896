import { z } from 'zod';
import { openPlaces } from './reply.ts';

/** An answer to a sender, as staff write it. */
export const answerSchema = z.strictObject({
  /** The draft that its writer began with; null where there was none. Another one is kept. */
  draft: z.string().max(60).nullable(),
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
export type AnswerInput = z.infer<typeof answerSchema>;

/** How many one request answers. */
export const maxAnswers = 50;

/** An answer that was made ready beside others. Its key comes from the browser: sent again, it is the same. */
export const preparedAnswerSchema = answerSchema
  .omit({ draft: true })
  .extend({ submissionId: z.uuid(), key: z.uuid() })
  .refine(({ subject, text }) => openPlaces(subject, text).length === 0);
export type PreparedAnswer = z.infer<typeof preparedAnswerSchema>;

export const preparedAnswersSchema = z.strictObject({
  answers: z.array(preparedAnswerSchema).min(1).max(maxAnswers),
});

/** Those that are to be answered together. */
export const severalSchema = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).max(maxAnswers)),
});

/** `repeated`: this very answer was sent before. `answered`: somebody else answered meanwhile. */
export type AnswerResult = 'sent' | 'repeated' | 'answered' | 'gone' | 'failed';
export type AnswerResults = { submissionId: string; result: AnswerResult }[];

/** Names the submission and the draft as they were seen: what is sent is what was read. */
export const releaseSchema = z.strictObject({
  version: z.number().int(),
  draft: z.string().max(60),
});
export type AnswerRelease = z.infer<typeof releaseSchema>;

/** One message between staff and a sender, as both see it. */
export type Message = {
  id: string;
  author: 'desk' | 'sender';
  /** The consultant who sent it; null for the sender, and for what no person sent. */
  by: string | null;
  /** Empty for the sender's. */
  subject: string;
  text: string;
  /** Milliseconds since 1970. */
  at: number;
  file: { filename: string; type: string; size: number } | null;
};

/** A page, or a mail, for a frame of the desk. */
export type AnswerPreview = { html: string };

/** An answer that has not been sent. Nobody but staff sees it. */
export type AnswerDraft = {
  /** Another one after each save, so that it names one text. */
  id: string;
  template: string;
  subject: string;
  text: string;
  writtenBy: string;
  writtenAt: number;
};

/** A colleague has saved another draft than the one that was named. */
export type AnswerRefusal = { error: 'answer-changed'; current: AnswerDraft };
