import { describe, expect, test } from 'vitest';
import { aPdf } from '#tests/factories/submissions.ts';
import { checkFile } from './check-submission.ts';
import { MiB } from './file-type.ts';
import { formOf, forms } from './forms.ts';
import type { SubmissionKind } from './submission-kind.ts';

const fiveMegabyteForms: SubmissionKind[] = [
  'job-application',
  'candidate-registration',
  'contact-message',
];

describe.each(fiveMegabyteForms)('the file of a %s', (kind) => {
  test.each(['cv.pdf', 'cv.doc', 'CV.DOCX', 'cv.final.odt'])('may be %s', (name) => {
    expect(checkFile(formOf(kind).file, aPdf({ name, type: '' }))).toBeUndefined();
  });

  test('may have any name when its type is right', () => {
    expect(checkFile(formOf(kind).file, aPdf({ name: 'download' }))).toBeUndefined();
  });

  test.each(['cv.txt', 'cv.pages', 'pdf', 'cv.pdf.exe'])('may not be %s', (name) => {
    expect(checkFile(formOf(kind).file, aPdf({ name, type: '' }))?.code).toBe('file-type');
  });

  test('may have exactly 5 MB and not a byte more', () => {
    expect(checkFile(formOf(kind).file, aPdf({ size: 5 * MiB }))).toBeUndefined();
    expect(checkFile(formOf(kind).file, aPdf({ size: 5 * MiB + 1 }))?.code).toBe('file-too-large');
  });

  test('may not be empty', () => {
    expect(checkFile(formOf(kind).file, aPdf({ size: 0 }))?.code).toBe('file-empty');
  });
});

test.each(['role.txt', 'role.odt', 'Bands.XLSX', 'team.jpg', 'role.rtf', 'role.pages', 'role'])(
  'an employer may attach %s',
  (name) => {
    expect(checkFile(formOf('employer-brief').file, aPdf({ name, type: '' }))).toBeUndefined();
  },
);

test.each([
  'role.exe',
  'role.pdf.JS',
  'role.html',
  'role.svg',
  'role.docm',
  'role.lnk',
  'role.zip',
])('an employer may not attach %s', (name) => {
  const file = aPdf({ name, type: 'application/pdf' });
  expect(checkFile(formOf('employer-brief').file, file)?.code).toBe('file-type');
});

test('an employer may attach up to 10 MB', () => {
  const text = aPdf({ name: 'role.txt', type: 'text/plain', size: 10 * MiB });
  expect(checkFile(formOf('employer-brief').file, text)).toBeUndefined();
  expect(checkFile(formOf('employer-brief').file, { ...text, size: 10 * MiB + 1 })?.code).toBe(
    'file-too-large',
  );
});

test('a CV is required, an attachment is not', () => {
  expect(checkFile(formOf('job-application').file, undefined)?.code).toBe('required');
  expect(checkFile(formOf('candidate-registration').file, undefined)?.code).toBe('required');
  expect(checkFile(formOf('contact-message').file, undefined)).toBeUndefined();
  expect(checkFile(formOf('employer-brief').file, undefined)).toBeUndefined();
});

test('the contact dialog takes no file', () => {
  expect(checkFile(formOf('contact-dialog').file, aPdf())?.code).toBe('unknown');
});

test('the file fields have the names of the specification', () => {
  const names = forms.map(({ file }) => file && [file.field, ...Object.values(file.companions)]);
  expect(names.slice(0, 5)).toEqual([
    ['resume', 'resumeFilename', 'resumeFileType', 'resumeFileSize'],
    [
      'requirements_document',
      'requirements_filename',
      'requirements_file_type',
      'requirements_file_size',
    ],
    undefined,
    ['resume_document', 'resume_filename', 'resume_file_type', 'resume_file_size'],
    ['attachment_document', 'attachment_filename', 'attachment_file_type', 'attachment_file_size'],
  ]);
});
