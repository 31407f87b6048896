import { fillIn } from '../../messages/fill-in.ts';
import type { ShellWords } from '../../messages/forms.en.ts';
import type { Notice } from '../../ui/toast.ts';
import type { Answer } from './send-submission.ts';

export function failureNotice(answer: Answer, failure: string, shell: ShellWords): Notice {
  return {
    variant: 'destructive',
    title: shell.errorTitle,
    description: failure,
    detail: failureDetail(answer, shell),
  };
}

/** What the visitor can do about it, beside the specified words. */
export function failureDetail(answer: Answer, shell: ShellWords): string {
  if (answer.is === 'busy' && answer.retryAfterSeconds !== undefined) {
    return fillIn(shell.wait, { seconds: answer.retryAfterSeconds });
  }
  return answer.is === 'failed' && answer.offline ? shell.offline : shell.kept;
}
