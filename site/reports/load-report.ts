import { fillIn } from '#words/fill-in.ts';
import { openReport, type ReportFailure } from './open-report.ts';

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
