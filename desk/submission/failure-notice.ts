import { submissionWords } from '../../messages/desk-words/submission.ts';
import { notify } from '../../ui/toast.ts';
import { ApiError } from '../shell/api.ts';

const words = submissionWords.failed;

/** Says that something was not saved, and why. */
export function notifyFailure(error: unknown) {
  notify({ title: words.title, description: causeOf(error), variant: 'destructive' });
}

export function causeOf(error: unknown): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 0) return words.unreachable;
  if (status === 401) return words.signedOut;
  return words.other;
}
