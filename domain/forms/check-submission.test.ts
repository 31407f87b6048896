import { describe, expect, test } from 'vitest';
import { aPdf, aSubmission } from '#tests/factories/submissions.ts';
import { checkSubmission, contactFieldsOf } from './check-submission.ts';
import { askedFields } from './define-form.ts';
import { formOf } from './forms.ts';
import { submissionKinds, type SubmissionKind } from './submission-kind.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The required fields of the specification, in the order of their issues. */
const specified: Record<string, string[]> = {
  'job-application': [
    'firstName',
    'lastName',
    'email',
    'phone',
    'noticePeriod',
    'authorizedToWork',
    'coverLetter',
    'resume',
    'privacyConsent',
    'gdprConsent',
  ],
  'contact-message': ['firstName', 'lastName', 'email', 'subject', 'message'],
  'contact-dialog': ['name', 'email', 'message', 'consent'],
  'candidate-registration': [
    'firstName',
    'lastName',
    'email',
    'phone',
    'desiredRole',
    'desiredLocation',
    'authorizedToWork',
    'notice_period',
    'resume_document',
    'privacy_agreed',
    'gdpr_agreed',
  ],
  'employer-brief': [
    'company',
    'roleTitle',
    'location',
    'employmentType',
    'mustHaves',
    'model',
    'yourName',
    'yourEmail',
    'consent',
  ],
};

function requiredOf(kind: SubmissionKind): string[] {
  const asked = askedFields(formOf(kind)).filter(([, field]) => field.required);
  return specified[kind] ?? asked.map(([name]) => name);
}

function fileFor(kind: SubmissionKind) {
  return formOf(kind).file && aPdf();
}

function issuesOf(kind: SubmissionKind, changes: Record<string, string>, file = fileFor(kind)) {
  const checked = checkSubmission(catalogue().firm, formOf(kind), aSubmission[kind](changes), file);
  return checked.ok ? [] : checked.issues;
}

describe.each(submissionKinds)('a %s', (kind) => {
  const fields = requiredOf(kind).filter((field) => field !== formOf(kind).file?.field);

  test('passes when it is complete', () => {
    expect(issuesOf(kind, {})).toEqual([]);
  });

  test.each(fields)('without %s is refused for that alone', (field) => {
    const { [field]: _, ...rest } = aSubmission[kind]();
    const checked = checkSubmission(catalogue().firm, formOf(kind), rest, fileFor(kind));
    expect(checked).toEqual({ ok: false, issues: [{ field, code: 'required' }] });
  });

  test('with only whitespace is refused for every required field, in order', () => {
    const nothing = { text: ' \t\n', choice: '', consent: 'false', file: '' };
    const blank = Object.fromEntries(
      askedFields(formOf(kind))
        .filter(([name]) => fields.includes(name))
        .map(([name, field]) => [name, nothing[field.type]]),
    );
    const checked = checkSubmission(
      catalogue().firm,
      formOf(kind),
      aSubmission[kind](blank),
      undefined,
    );
    expect(checked.ok ? [] : checked.issues).toEqual(
      requiredOf(kind).map((field) => ({ field, code: 'required' })),
    );
  });

  test('with a field that the form does not have is refused', () => {
    expect(issuesOf(kind, { admin: 'true' })).toEqual([{ field: 'admin', code: 'unknown' }]);
  });

  test('with another source is refused', () => {
    expect(issuesOf(kind, { source: 'Elsewhere' })).toEqual([{ field: 'source', code: 'invalid' }]);
  });
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a b@example.com',
  'a@b@example.com',
  'ada@example.com\r\nBcc: eve@evil.example',
  'ada@example.com\nSubject: hello',
  'ada@example.com,eve@evil.example',
  'ada@example.com;eve@evil.example',
  'ada@example.com eve@evil.example',
  'Ada <ada@example.com>',
  '<ada@example.com>',
  'ada@example.com>',
  '"ada@evil.example"@example.com',
  'ada@[127.0.0.1]',
  'ada\0@example.com',
  'ada@example.com(comment)',
])('%j is not an email address', (email) => {
  expect(issuesOf('contact-message', { email })).toEqual([{ field: 'email', code: 'invalid' }]);
});

test.each(['linkedin.com/in/ada', 'https://linkedin.com/in/ada?x=1', 'www.example.com'])(
  '%s is a web address',
  (linkedin) => expect(issuesOf('candidate-registration', { linkedin })).toEqual([]),
);

test.each(['javascript:alert(1).x', 'ftp://example.com', 'ada', 'https://', 'a b.com'])(
  '%s is not a web address',
  (linkedin) =>
    expect(issuesOf('candidate-registration', { linkedin })).toEqual([
      { field: 'linkedin', code: 'invalid' },
    ]),
);

test('the details by which a sender is reached are name, mail and telephone', () => {
  const details = submissionKinds.map((kind) => [kind, contactFieldsOf(formOf(kind)).join(' ')]);
  expect(Object.fromEntries(details)).toMatchInlineSnapshot(`
    {
      "candidate-registration": "firstName lastName email phone",
      "contact-dialog": "name email",
      "contact-message": "firstName lastName email phone",
      "employer-brief": "yourName yourEmail yourPhone",
      "job-application": "firstName lastName email phone",
    }
  `);
});

test('values arrive trimmed', () => {
  const checked = checkSubmission(
    catalogue().firm,
    formOf('contact-message'),
    aSubmission['contact-message']({ firstName: '  Ada ' }),
    undefined,
  );
  expect(checked).toMatchObject({ ok: true, values: { firstName: 'Ada' } });
});

test('a text over its limit is too long, and a line break counts once', () => {
  const lines = 'a\r\n'.repeat(5_000).trim();
  expect(issuesOf('contact-message', { message: lines })).toEqual([]);
  expect(issuesOf('contact-message', { message: `${lines}bb` })).toEqual([
    { field: 'message', code: 'too-long' },
  ]);
});

test('an option that the form does not offer is invalid', () => {
  expect(issuesOf('employer-brief', { model: 'Barter' })).toEqual([
    { field: 'model', code: 'invalid' },
  ]);
});

test('the issue of a file has the place of the file in the form', () => {
  const file = aPdf({ name: 'cv.exe', type: 'application/x-msdownload' });
  expect(issuesOf('job-application', { coverLetter: '', gdprConsent: 'false' }, file)).toEqual([
    { field: 'coverLetter', code: 'required' },
    { field: 'resume', code: 'file-type' },
    { field: 'gdprConsent', code: 'required' },
  ]);
});

test('an optional telephone number may be a note in every form', () => {
  const optional = submissionKinds.flatMap((kind) =>
    askedFields(formOf(kind)).flatMap(([name, field]) =>
      field.type === 'text' && field.inputMode === 'tel' && !field.required ? [{ kind, name }] : [],
    ),
  );
  expect(optional.map(({ kind }) => kind)).toEqual(['contact-message', 'employer-brief']);
  for (const { kind, name } of optional) expect(issuesOf(kind, { [name]: 'evenings' })).toEqual([]);
  expect(issuesOf('candidate-registration', { phone: 'evenings' })).toEqual([
    { field: 'phone', code: 'invalid' },
  ]);
});

test('a line break is refused in a one-line field and a NUL everywhere', () => {
  const fields = { subject: 'Hello\r\nBcc: all@example.com', message: 'one\ntwo' };
  expect(issuesOf('contact-message', fields)).toEqual([{ field: 'subject', code: 'invalid' }]);
  expect(issuesOf('contact-message', { message: 'a\0b' })).toEqual([
    { field: 'message', code: 'invalid' },
  ]);
  expect(issuesOf('candidate-registration', { additional_information: 'a\0b' })).toEqual([
    { field: 'additional_information', code: 'invalid' },
  ]);
});

test('the facts of a file are never an issue', () => {
  const resumeFilename = `${'\u{1F600}'.repeat(300)}.pdf`;
  expect(issuesOf('job-application', { resumeFilename })).toEqual([]);
});
