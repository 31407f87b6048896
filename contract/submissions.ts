import { z } from 'zod';
import type { Alerts, Deliveries, TestDelivery } from '#domain/deliveries/delivery.ts';
import { contactSearchSchema, type Contact, type FoundContact } from '#domain/inbox/contact.ts';
import { figurePeriods, type Figures, type FiguresAsked } from '#domain/inbox/figures.ts';
import type { NewView, SavedView } from '#domain/inbox/saved-view.ts';
import { type Today, todayScopes } from '#domain/inbox/today.ts';
import {
  newTemplateSchema,
  type ShownMail,
  type TemplatesFor,
} from '#domain/mail/mail-template.ts';
import type { Health } from '#domain/status/health.ts';
import type { SubmissionDetail } from '#domain/submissions/submission-detail.ts';
import {
  askedRowsSchema,
  inboxFilterSchema,
  inboxPageSchema,
  noteSchema,
  workChangeSchema,
  type Inbox,
  type Note,
  type WorkChanged,
} from '#domain/submissions/work.ts';
import {
  answerSchema,
  preparedAnswersSchema,
  releaseSchema,
  severalSchema,
  type AnswerPreview,
  type AnswerResults,
} from '#domain/threads/message.ts';
import { answer, defineRoutes } from './route.ts';

const figuresSchema = z.object({
  who: z.enum(['team', 'me']).catch('team'),
  days: z.enum(figurePeriods).catch('90'),
}) satisfies z.ZodType<FiguresAsked>;

const todaySchema = z.object({ who: z.enum(todayScopes).catch('mine') });

const newViewSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  search: z.string().min(1).max(500),
  shared: z.boolean(),
}) satisfies z.ZodType<NewView>;

/** What came in: lists of it, one with everything that belongs to it, and the work on it. */
export const submissionContract = defineRoutes({
  'GET /today': { query: todaySchema, answer: answer<Today>() },
  'GET /figures': { query: figuresSchema, answer: answer<Figures>() },
  'GET /views': { answer: answer<SavedView[]>() },
  'POST /views': { body: newViewSchema },
  'DELETE /views/:id': {},
  'GET /inbox': {
    query: inboxFilterSchema.and(askedRowsSchema).and(inboxPageSchema),
    answer: answer<Inbox>(),
  },
  'GET /inbox.csv': { query: inboxFilterSchema, file: true, recent: true },
  /** Server-sent events. */
  'GET /events': { file: true },
  'POST /work': { body: workChangeSchema, answer: answer<WorkChanged>() },

  /** Who wrote to us: those that a search names, and everything of the sender of a submission. */
  'GET /contacts': { query: contactSearchSchema, answer: answer<FoundContact[]>() },
  'GET /contacts/:id': { answer: answer<Contact>() },

  'GET /submissions/:id': { answer: answer<SubmissionDetail>() },
  'GET /submissions/:id/file': { file: true },
  'GET /submissions/:id/messages/:message/file': { file: true },
  'PUT /submissions/:id/viewing': {},
  'DELETE /submissions/:id/viewing': {},
  'POST /submissions/:id/notes': { body: noteSchema, answer: answer<Note>(), status: 201 },
  'POST /submissions/:id/release': {},
  'POST /submissions/:id/discard': {},

  'GET /submissions/:id/answer-templates': {
    /** Without a mail server an answer is on the private page, and its mail waits. */
    answer: answer<TemplatesFor & { sendsMail: boolean }>(),
  },
  /** The same for several, by the id of each. */
  'GET /answer-templates': {
    query: severalSchema,
    answer: answer<Record<string, TemplatesFor>>(),
  },
  'POST /answers': {
    body: preparedAnswersSchema,
    answer: answer<{ results: AnswerResults }>(),
    large: true,
  },
  /** Keeps an answer for others of the same form and language. */
  'POST /submissions/:id/answer-templates': { body: newTemplateSchema },
  'PUT /submissions/:id/answer': { body: answerSchema, answer: answer<SubmissionDetail>() },
  'POST /submissions/:id/answer/release': {
    body: releaseSchema,
    answer: answer<SubmissionDetail>(),
  },
  /** The draft as its receiver will see it: `page` or `mail`. */
  'GET /submissions/:id/answer/:seen': { answer: answer<AnswerPreview>() },
  'GET /submissions/:id/mails': { answer: answer<ShownMail[]>() },
  'GET /mails/:file': { file: true },
});

/** What is sent of it, and whether the installation is well. */
export const deliveryContract = defineRoutes({
  'GET /alerts': { answer: answer<Alerts>() },
  'GET /deliveries': { answer: answer<Deliveries>() },
  'POST /tasks/:id/redeliver': {},
  'POST /tasks/:id/cancel': {},
  'POST /destinations/:channel/:key/test': { answer: answer<TestDelivery>() },
  'GET /health': { answer: answer<Health>() },
});
