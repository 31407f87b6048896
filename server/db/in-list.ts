import type { SqlValue } from './db.ts';

/** Rows of a table, as a condition on it. */
export type Selection = { condition: string; parameters: readonly SqlValue[] };

/**
 * `$3, $4, $5, $6` for a condition with "in". Filled up to a power of two with the last value, since
 * the embedded store keeps every statement prepared: so there are few of different lengths.
 */
export function inList(
  values: readonly SqlValue[],
  firstPlace = 1,
): { places: string; parameters: SqlValue[] } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, values.length)));
  const last = values.at(-1) ?? null;
  const parameters = [...values, ...Array<SqlValue>(size - values.length).fill(last)];
  return { places: parameters.map((_, at) => `$${at + firstPlace}`).join(', '), parameters };
}
