import { fillIn } from '#words/fill-in.ts';
import { FinalError, retry } from '#site/read/retry.ts';
import { countReportView } from './report-views.ts';

/** Runs the loader page: opens the report, or says why it could not. */
export function loadReport() {
  const loader = document.getElementById('report-loader');
  if (!loader) return;
  const leaving = new AbortController();
  window.addEventListener('pagehide', () => leaving.abort(), { once: true });
  const { report = '', document: path = '' } = loader.dataset;
  void openReport(report, path, leaving.signal).then((failure) => {
    if (failure) showFailure(loader, failure);
  });
}

function showFailure(section: HTMLElement, failure: ReportFailure) {
  const { missing = '', error = '', notHtml = '' } = section.dataset;
  const alert = section.querySelector<HTMLElement>('[role="alert"]');
  const loading = section.querySelector<HTMLElement>('[data-loading]');
  if (!alert || !loading) return;
  loading.hidden = true;
  alert.hidden = false;
  const text = alert.querySelector('p');
  if (!text) return;
  text.textContent =
    failure.kind === 'missing'
      ? fillIn(missing, { path: failure.path, code: failure.code })
      : fillIn(error, { message: failure.kind === 'not-html' ? notHtml : failure.message });
}

type ReportFailure =
  | { kind: 'missing'; path: string; code: number }
  | { kind: 'not-html' }
  | { kind: 'other'; message: string };

/** Checks that the document exists, counts the view and replaces the page with the document. */
async function openReport(
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
