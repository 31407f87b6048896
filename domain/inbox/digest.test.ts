import { expect, test } from 'vitest';
import { aSubmission } from '#tests/factories/submissions.ts';
import { formOf } from '#domain/forms/forms.ts';
import { digestOf, headingFields } from './digest.ts';

const reference = '7K3M-9QXZ-T2BW';

const phoneKeyOf = (phone: string) =>
  digestOf('job-application', reference, aSubmission['job-application']({ phone })).phoneKey;
const nameKeyOf = (name: string) =>
  digestOf('contact-dialog', reference, aSubmission['contact-dialog']({ name })).nameKey;

test('the same number written with and without its country has one key', () => {
  expect(phoneKeyOf('+44 20 7946 0018')).toBe(phoneKeyOf('(020) 7946-0018'));
  expect(phoneKeyOf('+44 20 7946 0018')).not.toBe(phoneKeyOf('+44 20 7946 0019'));
});

test('a note in place of a number has no key', () => {
  const fields = aSubmission['contact-message']({ phone: 'after 6 pm' });
  expect(digestOf('contact-message', reference, fields).phoneKey).toBeNull();
});

test('a single name is nobody else’s', () => {
  expect(nameKeyOf('Anna')).toBeNull();
  expect(nameKeyOf('  Anna  Grün ')).toBe(nameKeyOf('ANNA GRUN'));
});

test('a message without a subject is known by its beginning, on one line', () => {
  const message = `Dear all,\n\n${'please call me. '.repeat(20)}`;
  const { about } = digestOf(
    'contact-dialog',
    reference,
    aSubmission['contact-dialog']({ message }),
  );
  expect(about).toMatch(/^Dear all, please call me\. .*…$/);
  expect(about).toHaveLength(120);
});

test('a long run of marks is folded in linear time', () => {
  const message = 'a\u0301\u0323'.repeat(3_333);
  const { words } = digestOf(
    'contact-dialog',
    reference,
    aSubmission['contact-dialog']({ message }),
  );
  expect(words).toContain('a'.repeat(3_333));
});

const shownOf = (roleTitle: string) =>
  headingFields(formOf('employer-brief'), aSubmission['employer-brief']({ roleTitle }));

test('the heading shows who wrote and what about, unless that is too long for it', () => {
  expect(shownOf('QMS Lead')).toEqual(new Set(['yourName', 'yourEmail', 'roleTitle', 'company']));
  expect(shownOf('Lead '.repeat(30))).toEqual(new Set(['yourName', 'yourEmail']));
});
