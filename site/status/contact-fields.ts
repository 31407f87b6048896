import { contactFieldsOf } from '#domain/forms/check-submission.ts';
import type { Form } from '#domain/forms/define-form.ts';
import type { Issue } from '#domain/forms/issue.ts';
import type { SubmissionStatus } from '#domain/status/shown-status.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { AnyFormWords } from '#site/form-kit/form-setting.ts';
import { issueTexts } from '#site/form-kit/issue-text.ts';
import type { ContactField } from './confirm-page.tsx';

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
