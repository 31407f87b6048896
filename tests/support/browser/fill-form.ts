import type { Locator } from '@playwright/test';
import { askedFields } from '#domain/forms/define-form.ts';
import { formOf } from '#domain/forms/forms.ts';
import type { SubmissionKind } from '#domain/forms/submission-kind.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { expect } from './site.ts';

/** A document that the server accepts, as large as asked for. */
export function aDocument(name = 'cv.pdf', bytes = 2_000) {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.4\n1 0 obj<<>>endobj\n');
  const end = '\ntrailer<<>>\n%%EOF\n';
  buffer.write(end, bytes - end.length);
  return { name, mimeType: 'application/pdf', buffer };
}

/** Fills in every field that the form asks for, and ticks what is required. */
export async function fillForm(
  form: Locator,
  kind: SubmissionKind,
  { values = {}, document = aDocument() }: FillOptions = {},
) {
  const all = aSubmission[kind](values);
  for (const [name, field] of askedFields(formOf(kind))) {
    const control = form.locator(`[name="${name}"]`);
    const value = all[name] ?? '';
    if (field.type === 'text' && value) await control.fill(value);
    if (field.type === 'choice') await control.selectOption(value);
    if (field.type === 'consent' && field.required) await control.check();
    if (field.type === 'file' && document) await control.setInputFiles(document);
  }
}

type FillOptions = {
  values?: Record<string, string>;
  /** Null leaves the file field as it is. */
  document?: ReturnType<typeof aDocument> | null;
};

/** The form still holds what `fillForm` entered. */
export async function expectFilled(form: Locator, kind: SubmissionKind) {
  const all = aSubmission[kind]();
  for (const [name, field] of askedFields(formOf(kind))) {
    const control = form.locator(`[name="${name}"]`);
    if (field.type === 'text' || field.type === 'choice') {
      await expect(control).toHaveValue(all[name] ?? '');
    }
    if (field.type === 'consent' && field.required) await expect(control).toBeChecked();
    if (field.type === 'file') await expect(form.getByText('cv.pdf').first()).toBeVisible();
  }
}
