/** One name for a report, however it is addressed: `/reports/x.html`, `reports/x/` and `x` are x. */
export function normaliseReportId(address: string): string {
  const last = address.split('/').findLast((segment) => segment !== '') ?? '';
  return last.replace(/\.html$/, '');
}
