import { z } from 'zod';
import { submissionKinds } from '../forms/submission-kind.ts';
import { words } from '../page/page.ts';

/** The mails that we send; each is a Markdown file in content/mails. */
export const mailNames = [
  'receipt',
  'answer',
  'answer-notice',
  'status-link',
  'staff-notice',
  'reply-notice',
  'overdue',
  'alert',
  'test',
] as const;
export type MailName = (typeof mailNames)[number];

export const mailTemplateSchema = z.strictObject({
  subject: words.max(120),
  markdown: words,
});
export type MailTemplate = z.infer<typeof mailTemplateSchema>;

export const outcomeTemplateSchema = z.strictObject({
  name: words.max(60).describe('What staff choose it by.'),
  kinds: z.array(z.enum(submissionKinds)).min(1).describe('The forms that it answers.'),
  order: z.number().int().describe('Its place in the list.'),
  subject: words.max(120),
  markdown: words.describe('The answer; {role} is the role of an application or a brief.'),
});
export type OutcomeTemplate = z.infer<typeof outcomeTemplateSchema> & { id: string };
