import { expect, test } from 'vitest';
import { aPdf, aSubmission } from '../../tests/factories/submissions.ts';
import { checkSubmission } from './check-submission.ts';
import { completeFields } from './complete-fields.ts';
import { formOf, forms } from './forms.ts';

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
  expect(checkSubmission(form, completed, file)).toMatchObject({ ok: true });
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

test('what the visitor sent stays', () => {
  const sent = aSubmission['candidate-registration']();
  const completed = completeFields(formOf('candidate-registration'), sent, {
    now: new Date('2030-01-01T00:00:00Z'),
    file: aPdf(),
    termsVersion,
  });
  expect(completed).toMatchObject(sent);
});

test('a consent without a time gets the time of the form, one that is not given gets none', () => {
  const form = formOf('candidate-registration');
  const sent = aSubmission['candidate-registration']({
    privacy_agreement_timestamp: '',
    gdpr_agreed: 'false',
  });
  expect(completeFields(form, sent, { now, file: aPdf(), termsVersion })).toMatchObject({
    privacy_agreement_timestamp: sent.timestamp,
    gdpr_agreement_timestamp: '',
  });
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
    expect(checkSubmission(form, completed, undefined)).toEqual({
      ok: false,
      issues: [{ field: name, code: 'unknown' }],
    });
  },
);
