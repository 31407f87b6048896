import { fillIn } from '#words/fill-in.ts';
import type { ShellWords } from '#words/forms.en.ts';
import type { Answer } from './send-submission.ts';

/** What the visitor can do about it, beside the specified words; the form says it, no toast. */
export function failureDetail(answer: Answer, shell: ShellWords): string {
  if (answer.is === 'busy' && answer.retryAfterSeconds > 0) {
    return fillIn(shell.wait, { minutes: Math.ceil(answer.retryAfterSeconds / 60) });
  }
  return answer.is === 'failed' && answer.offline ? shell.offline : shell.kept;
}
