import { expect, test } from 'vitest';
import { formsDe } from '#words/forms.de.ts';
import { formsEn } from '#words/forms.en.ts';
import { failureDetail } from './submission-form.tsx';

test.each([0, Number.NaN])('a wait of %d seconds is not told', (retryAfterSeconds) => {
  expect(failureDetail({ is: 'busy', retryAfterSeconds }, formsEn.shell)).toBe(formsEn.shell.kept);
});

test.each([
  [10, '1 min', '1 Min'],
  [721, '13 min', '13 Min'],
])('a wait of %i seconds is told in minutes', (retryAfterSeconds, english, german) => {
  const answer = { is: 'busy', retryAfterSeconds } as const;
  expect(failureDetail(answer, formsEn.shell)).toContain(`about ${english}.`);
  expect(failureDetail(answer, formsDe.shell)).toContain(`etwa ${german}.`);
});
