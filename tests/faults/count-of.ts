import type { Ledger } from '#tests/support/firm/ledger.ts';

/** How often a status was answered to any kind of work. */
export function countOf({ statuses }: Ledger, status: number): number {
  return [...statuses.values()].reduce((sum, counts) => sum + (counts.get(status) ?? 0), 0);
}
