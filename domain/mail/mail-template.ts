import { z } from 'zod';
import { submissionKinds } from '../forms/submission-kind.ts';
import { words } from '../page/page.ts';
import { templateWords } from './template-variables.ts';

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

/** What an answer may say of the submission that it answers, and what each stands for. */
const answerVariables = {
  name: 'the sender',
  role: 'the role of the advert or the brief',
  salary: 'the salary of the advert',
  due: 'when we promised an answer',
  consultant: 'who writes the answer',
  firm: 'our name',
};
export type AnswerVariable = keyof typeof answerVariables;
const answerNames = Object.keys(answerVariables);
const namedVariables = Object.entries(answerVariables)
  .map(([name, meaning]) => `{${name}} is ${meaning}`)
  .join(', ');

export const outcomeTemplateSchema = z.strictObject({
  name: words.max(60).describe('What staff choose it by.'),
  kinds: z.array(z.enum(submissionKinds)).min(1).describe('The forms that it answers.'),
  order: z.number().int().describe('Its place in the list.'),
  subject: templateWords(answerNames, { max: 120 }).describe(
    'With the same variables as the answer. Where one has no value, the subject names the form.',
  ),
  markdown: templateWords(answerNames).describe(
    `The answer as plain text. ${namedVariables}. A paragraph is left out where one has no value. Mark what the consultant must write [[like this]]: it cannot be sent before that is replaced.`,
  ),
});
export type OutcomeTemplate = z.infer<typeof outcomeTemplateSchema> & { id: string };
