/** SQLITE_FULL, and disk_full of PostgreSQL. */
const codes = ['13', '53100'];

export function isDiskFull(error: unknown): boolean {
  return codes.includes((error as { code?: string }).code ?? '');
}
