import { z } from 'zod';
import { deskLanguage, type Language, languageOf, type Locale } from '#domain/edition/editions.ts';
import { submissionKinds } from '#domain/forms/submission-kind.ts';
import { words } from '#domain/pages/page.ts';
import type { TaskPurpose } from '#domain/deliveries/channel.ts';

/** {name} in a template; {{facts}}, which are filled in before, are left alone. */
const variable = /(?<!\{)\{([^{}]*)\}(?!\})/g;
const fact = /\{\{[^{}]*\}\}/g;

/**
 * Words with variables. Any other brace is refused: it would reach the reader. Each of `required`
 * stands on a line of its own, as `{link}` or `<{link}>`: within `[a](…)` no reader would see it.
 */
export function templateWords(
  known: readonly string[],
  { max = 10_000, required = [] }: { max?: number; required?: readonly string[] } = {},
) {
  return words.max(max).check(({ value, issues }) => {
    const [unknown] = unknownVariables(value, known);
    if (unknown !== undefined) {
      issues.push({
        code: 'custom',
        input: value,
        params: { variable: unknown },
        message: `Unknown variable: ${unknown}. Known are: ${known.map((name) => `{${name}}`).join(', ')}.`,
      });
    }
    const lines = value.split('\n').map((line) => line.trim());
    for (const variable of required.map((name) => `{${name}}`)) {
      if (lines.includes(variable) || lines.includes(`<${variable}>`)) continue;
      issues.push({
        code: 'custom',
        input: value,
        params: { required: variable },
        message: `It needs ${variable} on a line of its own.`,
      });
    }
  });
}

/** What is written like a variable and is none of these, and braces that stand alone. */
export function unknownVariables(text: string, known: readonly string[]): string[] {
  const rest = text
    .replaceAll(fact, '\n')
    .replaceAll(variable, (whole, name: string) => (known.includes(name) ? '\n' : whole));
  return [...rest.matchAll(/\{[^{}\n]{0,60}\}?|\}/g)].map(([found]) => found);
}

/** Undefined for what has no value. */
export type VariableValues = Readonly<Record<string, string | undefined>>;

/** The text with its variables filled in, once: a value is no template. */
export function fillVariables(text: string, values: VariableValues): string {
  return text.replaceAll(variable, (_, name: string) => valueOf(values, name) ?? '');
}

/** What was written for one reader as a template: where a value stands, the name of its variable. */
export function withVariables(text: string, values: VariableValues): string {
  const byLength = Object.entries(values)
    .flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()] as const] : []))
    .toSorted(([, one], [, other]) => other.length - one.length);
  // A value stands as a word of its own: "Lea" is not meant in "Please".
  return byLength.reduce((written, [name, value]) => {
    const literal = value.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const place = new RegExp(String.raw`(?<![\p{L}\p{N}{])${literal}(?![\p{L}\p{N}}])`, 'gu');
    return written.replaceAll(place, `{${name}}`);
  }, text);
}

export function missingVariables(text: string, values: VariableValues): string[] {
  const names = [...text.matchAll(variable)].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => !valueOf(values, name)?.trim());
}

/** Its own: whoever writes the text chooses the name, and every object has a `constructor`. */
function valueOf(values: VariableValues, name: string): string | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

type FilledText = {
  text: string;
  /** The paragraphs, as the template has them, that lack a value and are not in the text. */
  leftOut: string[];
};

/** A paragraph whose variables have no value would have a hole: it is left out and named. */
export function fillParagraphs(template: string, values: VariableValues): FilledText {
  const paragraphs = template.trim().split(/\n{2,}/);
  const isComplete = (paragraph: string) => missingVariables(paragraph, values).length === 0;
  return {
    text: paragraphs
      .filter(isComplete)
      .map((paragraph) => fillVariables(paragraph, values))
      .join('\n\n'),
    leftOut: paragraphs.filter((paragraph) => !isComplete(paragraph)),
  };
}

/** The mails that we send; each is a Markdown file in content/mails. */
export const mailNames = [
  'receipt',
  'withdrawal',
  'answer',
  'answer-notice',
  'status-link',
  'role-alert-confirm',
  'role-alert',
  'role-alert-question',
  'staff-notice',
  'staff-summary',
  'reply-notice',
  'overdue',
  'morning',
  'alert',
  'test',
] as const;
export type MailName = (typeof mailNames)[number];

/** Those that staff read: in the language of the desk, unless the firm wrote them in another too. */
const staffMails: readonly string[] = [
  'staff-notice',
  'staff-summary',
  'reply-notice',
  'overdue',
  'morning',
  'alert',
  'test',
] satisfies MailName[];

export function isForStaff(name: string): boolean {
  return staffMails.includes(name);
}

/** The language in which a reader of this locale gets a mail, of those that it is written in. */
export function mailLanguage(name: MailName, written: unknown, locale: Locale): Language {
  const own = languageOf(locale);
  const lacks = !(typeof written === 'object' && written && own in written);
  return isForStaff(name) && lacks ? deskLanguage : own;
}

/** What each mail may say of what it is about; {link} and {links} are private addresses. */
const mailVariables = {
  receipt: ['kind', 'about', 'reference', 'promise', 'recipients', 'link'],
  withdrawal: ['kind', 'about', 'reference', 'link'],
  answer: ['subject', 'text', 'consultant', 'reference', 'link'],
  'answer-notice': ['kind', 'about', 'consultant', 'reference', 'link'],
  'status-link': ['links', 'more'],
  'role-alert-confirm': ['link'],
  'role-alert': ['news', 'filter', 'roles', 'link'],
  'role-alert-question': ['end', 'filter', 'link'],
  'staff-notice': ['form', 'reference', 'time', 'zone', 'link'],
  'staff-summary': ['count', 'forms', 'submissions'],
  'reply-notice': ['form', 'reference', 'time', 'zone', 'link'],
  overdue: ['form', 'reference', 'time', 'zone', 'link'],
  morning: ['name', 'day', 'count', 'due'],
  alert: ['what', 'reason', 'time', 'zone', 'link'],
  test: [],
} as const satisfies Record<MailName, readonly string[]>;
export type MailVariable = (typeof mailVariables)[MailName][number];

/** What each mail is sent for: without the link that confirms, ends or shows, it helps nobody. */
const requiredVariables: {
  [Name in MailName]: readonly (typeof mailVariables)[Name][number][];
} = {
  receipt: ['link'],
  withdrawal: ['link'],
  answer: ['text', 'link'],
  'answer-notice': ['link'],
  'status-link': ['links'],
  'role-alert-confirm': ['link'],
  'role-alert': ['roles', 'link'],
  'role-alert-question': ['link'],
  'staff-notice': ['link'],
  'staff-summary': ['submissions'],
  'reply-notice': ['link'],
  overdue: ['link'],
  morning: ['due'],
  alert: ['link'],
  test: [],
};

export function mailTemplateSchema(name: MailName) {
  const variables = mailVariables[name];
  const named = variables.map((one) => `{${one}}`).join(', ');
  return z.strictObject({
    subject: templateWords(variables, { max: 120 }),
    markdown: templateWords(variables, { required: requiredVariables[name] }).describe(
      named ? `Markdown with ${named}.` : 'Markdown.',
    ),
  });
}
export type MailTemplate = z.infer<ReturnType<typeof mailTemplateSchema>>;

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

/** What somebody who still waits is told when a role is closed. */
const fittingAnswers = ['filled', 'not-taken-further', 'kept'] as const;
export type FittingAnswer = (typeof fittingAnswers)[number];

export const answerTemplateSchema = z.strictObject({
  name: words.max(60).describe('What staff choose it by.'),
  kinds: z.array(z.enum(submissionKinds)).min(1).describe('The forms that it answers.'),
  order: z.number().int().describe('Its place in the list.'),
  fits: z
    .enum(fittingAnswers)
    .optional()
    .describe('It is proposed to those who wait when their role is closed.'),
  subject: templateWords(answerNames, { max: 120 }).describe(
    'With the same variables as the answer. Where one has no value, the subject names the form.',
  ),
  markdown: templateWords(answerNames).describe(
    `The answer as plain text. ${namedVariables}. A paragraph is left out where one has no value. Mark what the consultant must write [[like this]]: it cannot be sent before that is replaced.`,
  ),
});
export type AnswerTemplate = z.infer<typeof answerTemplateSchema> & { id: string };

/** What somebody who wrote an answer gives to keep it. The submission says its form and language. */
export const newTemplateSchema = answerTemplateSchema.pick({
  name: true,
  subject: true,
  markdown: true,
});
export type NewTemplate = z.infer<typeof newTemplateSchema>;

/** A usual answer, filled in for one submission. */
export type ShownTemplate = {
  id: string;
  name: string;
  subject: string;
  text: string;
  /** Paragraphs that are not in the text, since they lack a value. */
  leftOut: string[];
};

/** The usual answers to one submission, and what their variables stand for in it. */
export type TemplatesFor = { templates: ShownTemplate[]; values: VariableValues };

/** A mail as staff see it. */
export type ShownMail = {
  taskId: string;
  purpose: TaskPurpose;
  state: string;
  to: string;
  subject: string;
  text: string;
};
