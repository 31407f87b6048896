import { askedFields } from '#domain/forms/define-form.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import type { Tab } from './tab.ts';

/** Fills in every field with the keyboard, ticks what is required and chooses the file. */
export async function fillForm(tab: Tab, kind: SubmissionKind, file: string) {
  const values = aSubmission[kind]();
  for (const [name, field] of askedFields(formOf(kind))) {
    const control = `form#${kind} [name="${name}"]`;
    const value = values[name] ?? '';
    if (field.type === 'text' && value) await tab.fill(control, value);
    if (field.type === 'choice') await tab.choose(control, value);
    if (field.type === 'consent' && field.required) await tab.click(control);
    if (field.type === 'file') await tab.upload(control, file);
  }
}
