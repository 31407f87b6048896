import { expect, test } from 'vitest';
import { formOf } from '#domain/forms/forms.ts';
import { aSubmission } from '#tests/factories/submissions.ts';
import { suspicionOf } from './prepare-submission.ts';

const form = formOf('contact-dialog');
const sentAt = '2026-11-15T09:00:00.000Z';
const oneSecondBefore = '2026-11-15T08:59:59.000Z';

function judge(message: string, renderedAt: string | undefined, honeypot?: string) {
  const fields = aSubmission['contact-dialog']({ message, timestamp: sentAt });
  return suspicionOf(form, { renderedAt, honeypot }, fields);
}

test('a filled honeypot is spam, however long it took', () => {
  expect(judge('Please call me about a role.', undefined, 'x')).toBe('honeypot');
});

test('a short text sent within 2 s of the page load is too fast', () => {
  expect(judge('hello', oneSecondBefore)).toBe('too-fast');
});

test('a text of twenty characters is not spam, even when a draft is sent at once', () => {
  expect(judge('Call me about a job.', oneSecondBefore)).toBeUndefined();
  expect(judge('Call me about a job', oneSecondBefore)).toBe('too-fast');
});

test.each([
  ['a short text sent 2 s after the page load', '2026-11-15T08:59:58.000Z'],
  ['a page without script, which sends no time', undefined],
  ['a page load in the future of a wrong clock', '2031-01-01T00:00:00.000Z'],
])('%s is not spam', (_, renderedAt) => {
  expect(judge('hello', renderedAt)).toBeUndefined();
});
