import { shellWords } from '../../messages/desk-words/shell.ts';
import { notify } from '../../ui/toast.ts';
import { ApiError } from './api.ts';

/** Says why an action had no effect; `reasons` are by the code that the server answered. */
export function notifyRefusal(error: unknown, reasons: Record<string, string> = {}) {
  const code = error instanceof ApiError ? error.body.error : undefined;
  const title = (code && reasons[code]) ?? shellWords.failed;
  notify({ title, variant: 'destructive' });
}
