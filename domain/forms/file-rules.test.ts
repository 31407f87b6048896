import { describe, expect, test } from 'vitest';
import { aPdf } from '../../tests/factories/submissions.ts';
import { checkFile } from './file-rules.ts';
import { MiB } from './file-type.ts';
import type { SubmissionKind } from './submission-kind.ts';

const fiveMegabyteForms: SubmissionKind[] = [
  'job-application',
  'candidate-registration',
  'contact-message',
];

describe.each(fiveMegabyteForms)('the file of a %s', (kind) => {
  test.each(['cv.pdf', 'cv.doc', 'CV.DOCX', 'cv.final.odt'])('may be %s', (name) => {
    expect(checkFile(kind, aPdf({ name, type: '' }))).toBeUndefined();
  });

  test('may have any name when its type is right', () => {
    expect(checkFile(kind, aPdf({ name: 'download' }))).toBeUndefined();
  });

  test.each(['cv.txt', 'cv.pages', 'pdf', 'cv.pdf.exe'])('may not be %s', (name) => {
    expect(checkFile(kind, aPdf({ name, type: '' }))?.code).toBe('file-type');
  });

  test('may have exactly 5 MB and not a byte more', () => {
    expect(checkFile(kind, aPdf({ size: 5 * MiB }))).toBeUndefined();
    expect(checkFile(kind, aPdf({ size: 5 * MiB + 1 }))?.code).toBe('file-too-large');
  });

  test('may not be empty', () => {
    expect(checkFile(kind, aPdf({ size: 0 }))?.code).toBe('file-empty');
  });
});

test('an employer may attach text, and up to 10 MB', () => {
  const text = aPdf({ name: 'role.txt', type: 'text/plain', size: 10 * MiB });
  expect(checkFile('employer-brief', text)).toBeUndefined();
  expect(checkFile('employer-brief', { ...text, size: 10 * MiB + 1 })?.code).toBe('file-too-large');
});

test('a CV is required, an attachment is not', () => {
  expect(checkFile('job-application', undefined)?.code).toBe('required');
  expect(checkFile('candidate-registration', undefined)?.code).toBe('required');
  expect(checkFile('contact-message', undefined)).toBeUndefined();
  expect(checkFile('employer-brief', undefined)).toBeUndefined();
});

test('the contact dialog takes no file', () => {
  expect(checkFile('contact-dialog', aPdf())?.code).toBe('unknown');
});
