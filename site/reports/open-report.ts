import { FinalError, retry } from '#site/read/retry.ts';
import { countReportView } from './report-views.ts';

export type ReportFailure =
  | { kind: 'missing'; path: string; code: number }
  | { kind: 'not-html' }
  | { kind: 'other'; message: string };

/** Checks that the document exists, counts the view and replaces the page with the document. */
export async function openReport(
  id: string,
  path: string,
  signal: AbortSignal,
): Promise<ReportFailure | undefined> {
  try {
    await retry(() => check(path, signal), signal);
  } catch (error) {
    return signal.aborted ? undefined : failureOf(error);
  }
  if (signal.aborted) return undefined;
  countReportView(id);
  window.location.replace(path);
  return undefined;
}

async function check(path: string, signal: AbortSignal) {
  const answer = await fetch(path, { method: 'HEAD', signal });
  if (!answer.ok) throw failed(answer.status, { kind: 'missing', path, code: answer.status });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) {
    throw new FinalError('not HTML', { cause: { kind: 'not-html' } satisfies ReportFailure });
  }
}

/** A 5xx is retried; any other status is final. */
function failed(status: number, cause: ReportFailure): Error {
  const message = `Status ${status}`;
  return status >= 500 ? new Error(message, { cause }) : new FinalError(message, { cause });
}

function failureOf(error: unknown): ReportFailure {
  if (!(error instanceof Error)) return { kind: 'other', message: String(error) };
  return (error.cause as ReportFailure | undefined) ?? { kind: 'other', message: error.message };
}
