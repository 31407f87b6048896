import type { Locale } from '#domain/edition/editions.ts';
import { formatMoment } from '#domain/working-time/promise.ts';
import type { Form } from '#domain/forms/define-form.ts';
import type { SubmissionStatus } from '#domain/status/shown-status.ts';
import { fillIn } from '#words/fill-in.ts';
import { optionName, roleFactText } from '#words/role-fact.ts';
import type { StatusWords } from '#words/status.en.ts';
import { formatFileSize, issueTexts } from '#site/form-kit/issue-text.ts';
import type { AnyFormWords } from '#site/form-kit/form-props.ts';
import { contactFieldsOf } from '#domain/forms/check-submission.ts';
import type { Issue } from '#domain/forms/issue.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { ContactField } from './link-pages.tsx';

type Sent = Pick<SubmissionStatus, 'fields' | 'file' | 'consents' | 'receivedAt'>;
export type SentField = { name: string; label: string; value: string };

/**
 * What was sent, in the form's order and in today's words of its edition; a box with the words that
 * stood beside it. Empty ones are left out.
 */
export function shownFields(
  form: Form,
  { fields, file, consents, receivedAt }: Sent,
  {
    words,
    own,
    names,
    locale,
  }: {
    words: AnyFormWords;
    own: StatusWords['content'];
    /** Of the values that we store. */
    names: Readonly<Record<string, string>>;
    locale: Locale;
  },
): SentField[] {
  return Object.entries(form.fields).flatMap(([name, field]): SentField[] => {
    const label = words.labels[name] ?? name;
    const value = fields[name] ?? '';
    switch (field.type) {
      case 'file':
        return file
          ? [{ name, label, value: `${file.filename} (${formatFileSize(file.size, locale)})` }]
          : [];
      case 'text':
        return value ? [{ name, label, value }] : [];
      case 'choice':
        return value ? [{ name, label, value: optionName(words.options[name], value) }] : [];
      case 'consent':
        return [consentField(name) ?? { name, label, value: value === 'true' ? own.yes : own.no }];
      case 'role':
        return value
          ? [{ name, label: own.role[field.fact], value: roleFactText(field.fact, value, names) }]
          : [];
      // Not asked: a version that we recorded, and the same text under a second name.
      case 'terms-version':
      case 'copy':
        return [];
    }
  });

  /** Undefined where the words were not recorded. */
  function consentField(name: string): SentField | undefined {
    const consent = consents.find(({ field }) => field === name);
    if (!consent?.words) return undefined;
    const label = consent.given ? own.ticked : own.notTicked;
    const time = formatMoment(receivedAt, locale);
    return { name, label: fillIn(label, { time }), value: consent.words };
  }
}

/** The contact details of a form with their values, labels and errors. */
export function contactFields(
  form: Form,
  { submission, issues }: { submission: SubmissionStatus; issues: Issue[] },
  { words, shell }: { words: AnyFormWords; shell: ShellWords },
): ContactField[] {
  const texts = issueTexts(form, words, shell);
  return contactFieldsOf(form).flatMap((name): ContactField[] => {
    const field = form.fields[name];
    if (field?.type !== 'text') return [];
    const issue = issues.find((one) => one.field === name);
    return [
      {
        name,
        label: words.labels[name] ?? name,
        value: submission.fields[name] ?? '',
        required: field.required,
        error: issue && texts.inline(issue),
        inputMode: field.inputMode,
        autoComplete: field.autocomplete,
      },
    ];
  });
}
