import { expect, test } from 'vitest';
import { formsDe } from '../../messages/forms.de.ts';
import { formsEn } from '../../messages/forms.en.ts';
import { failureDetail } from './failure-text.ts';

test.each([
  [30, '30 seconds', '30 Sekunden'],
  [119, '119 seconds', '119 Sekunden'],
  [120, '2 minutes', '2 Minuten'],
  [721, '13 minutes', '13 Minuten'],
])('a wait of %d seconds is told as %s', (retryAfterSeconds, english, german) => {
  const answer = { is: 'busy', retryAfterSeconds } as const;
  expect(failureDetail(answer, formsEn.shell)).toContain(`in ${english}.`);
  expect(failureDetail(answer, formsDe.shell)).toContain(`in ${german} `);
});
