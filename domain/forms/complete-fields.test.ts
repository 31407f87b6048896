import { expect, test } from 'vitest';
import { aPdf, aSubmission } from '../../tests/factories/submissions.ts';
import { checkSubmission, submissionSchemas } from './check-submission.ts';
import { completeFields } from './complete-fields.ts';
import { fileSlotOf, submissionKinds } from './submission-kind.ts';

const now = new Date('2026-11-15T09:00:00.000Z');
const termsVersion = '2026-11-01';

test.each(submissionKinds)('a plain %s with its hidden fields empty is completed', (kind) => {
  const machine = ['timestamp', 'source', 'terms_version', 'additional_information'];
  const plain = Object.fromEntries(
    Object.entries(aSubmission[kind]())
      .filter(([name, value]) => value !== 'false' && name !== 'additional_information')
      .map(([name, value]) => [
        name,
        machine.includes(name) || name.endsWith('_timestamp') ? '' : value,
      ]),
  );
  const file = fileSlotOf(kind) && aPdf();
  const completed = completeFields(kind, plain, { now, file, termsVersion });
  expect(checkSubmission(kind, completed, file)).toMatchObject({ ok: true });
  expect(Object.keys(completed).sort()).toEqual(Object.keys(submissionSchemas[kind].shape).sort());
});

test('an unticked box becomes an explicit no', () => {
  const { privacyConsent: _, ...fields } = aSubmission['job-application']();
  const completed = completeFields('job-application', fields, { now, file: aPdf(), termsVersion });
  expect(completed.privacyConsent).toBe('false');
});

test('what is claimed of a file gives way to what was received', () => {
  const claimed = aSubmission['contact-message']({ requirements_filename: 'invoice.exe' });
  const context = { now, termsVersion };
  expect(
    completeFields('contact-message', claimed, { ...context, file: aPdf() }).requirements_filename,
  ).toBe('cv.pdf');
  expect(
    completeFields('contact-message', claimed, { ...context, file: undefined }),
  ).not.toHaveProperty('requirements_filename');
});

test('what the visitor sent stays', () => {
  const sent = aSubmission['candidate-registration']();
  const completed = completeFields('candidate-registration', sent, {
    now: new Date('2030-01-01T00:00:00Z'),
    file: aPdf(),
    termsVersion,
  });
  expect(completed).toMatchObject(sent);
});
