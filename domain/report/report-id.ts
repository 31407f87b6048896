/** One name for a report, however it is addressed: `/reports/x.html`, `reports/x/` and `x` are x. */
export function normaliseReportId(address: string): string {
  return address
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')
    .replace(/\.html$/, '');
}
