import { expect, test } from 'vitest';
import { aPdf, aSubmission } from '#tests/factories/submissions.ts';
import { checkSubmission } from './check-submission.ts';
import { completeFields } from './complete-fields.ts';
import { askedFields } from './define-form.ts';
import { formOf, forms } from './forms.ts';
import { catalogue } from '#content/catalogue.server.ts';

const now = new Date('2026-11-15T09:00:00.000Z');
const termsVersion = '2026-11-01';

test.each(forms)('a plain $kind with its hidden fields empty is completed', (form) => {
  const derived = ['timestamp', 'source', 'terms_version'];
  const plain = Object.fromEntries(
    Object.entries(aSubmission[form.kind]())
      .filter(([name, value]) => value !== 'false' && name !== 'additional_information')
      .map(([name, value]) => [
        name,
        derived.includes(name) || name.endsWith('_timestamp') ? '' : value,
      ]),
  );
  const file = form.file && aPdf();
  const completed = completeFields(form, plain, { now, file, termsVersion });
  expect(checkSubmission(catalogue().firm, form, completed, file)).toMatchObject({ ok: true });
  expect(Object.keys(completed)).toEqual(Object.keys(form.wire));
});

test('an unticked box becomes an explicit no', () => {
  const { privacyConsent: _, ...fields } = aSubmission['job-application']();
  const completed = completeFields(formOf('job-application'), fields, {
    now,
    file: aPdf(),
    termsVersion,
  });
  expect(completed.privacyConsent).toBe('false');
});

test('the facts of the received file replace what was claimed of it', () => {
  const claimed = aSubmission['contact-message']({ requirements_filename: 'invoice.exe' });
  const context = { now, termsVersion };
  expect(
    completeFields(formOf('contact-message'), claimed, { ...context, file: aPdf() })
      .requirements_filename,
  ).toBe('cv.pdf');
  expect(
    completeFields(formOf('contact-message'), claimed, { ...context, file: undefined }),
  ).not.toHaveProperty('requirements_filename');
});

test.each(forms)('the answers of a $kind stay as they were sent', (form) => {
  const sent = aSubmission[form.kind]();
  const file = form.file && aPdf();
  const completed = completeFields(form, sent, { now, file, termsVersion });
  const asked = askedFields(form).flatMap(([name, { type }]) =>
    type === 'file' ? [] : [[name, sent[name as keyof typeof sent]]],
  );
  expect(completed).toMatchObject(Object.fromEntries(asked));
});

test('a version of the terms that a sender chooses is not kept', () => {
  const sent = aSubmission['employer-brief']({ terms_version: '1970-01-01' });
  expect(
    completeFields(formOf('employer-brief'), sent, { now, file: undefined, termsVersion }),
  ).toMatchObject({ terms_version: termsVersion });
});

test('times that a sender chooses are not kept, and a consent not given has none', () => {
  const form = formOf('candidate-registration');
  const sent = aSubmission['candidate-registration']({
    timestamp: '1999-01-01T00:00:00.000Z',
    privacy_agreement_timestamp: '1999-01-01T00:00:00.000Z',
    gdpr_agreed: 'false',
  });
  expect(completeFields(form, sent, { now, file: aPdf(), termsVersion })).toMatchObject({
    timestamp: now.toISOString(),
    privacy_agreement_timestamp: now.toISOString(),
    gdpr_agreement_timestamp: '',
  });
});

test('a field that repeats an answer repeats what was answered', () => {
  const form = formOf('candidate-registration');
  const sent = aSubmission['candidate-registration']({ notice_period: 'immediate' });
  const copies = Object.entries(form.fields).flatMap(([name, field]) =>
    field.type === 'copy' ? [[name, sent[field.of as keyof typeof sent] ?? '']] : [],
  );
  expect(copies.length).toBeGreaterThan(0);
  expect(completeFields(form, sent, { now, file: aPdf(), termsVersion })).toMatchObject(
    Object.fromEntries(copies),
  );
});

test.each(['constructor', '__proto__', 'toString'])(
  'an unknown field %s is kept and refused',
  (name) => {
    const form = formOf('contact-dialog');
    const sent = Object.fromEntries([
      ...Object.entries(aSubmission['contact-dialog']()),
      [name, 'x'],
    ]);
    const completed = completeFields(form, sent, { now, file: undefined, termsVersion });
    expect(checkSubmission(catalogue().firm, form, completed, undefined)).toEqual({
      ok: false,
      issues: [{ field: name, code: 'unknown' }],
    });
  },
);
