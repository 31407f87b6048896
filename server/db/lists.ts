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

/** Anything that holds the text, for `like $1 escape '\\'`. */
export function patternHolding(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** A place in a list that is ordered by a number or a day, and by the id of equal ones. */
type ListPlace = { at: number | string; id: string };

/** A page of rows that were read with one more, and after which place the next begins. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  placeOf: (row: Row) => ListPlace,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const place = last && rows.length > size ? placeOf(last) : undefined;
  return { page, next: place ? `${place.at}_${place.id}` : null };
}

/** What `next` of a page names. */
export function placeIn(next: string): ListPlace {
  const [at = '', id = ''] = next.split(/_(.*)/s);
  return { at: /^\d+$/.test(at) ? Number(at) : at, id };
}

/** A condition for rows beyond a place, ordered by `key` and `id`. */
export function isBeyond(
  { at, id }: ListPlace,
  order: { key: string; id: string; beyond: '<' | '>' },
  given: (value: SqlValue) => string,
): string {
  const { key, beyond } = order;
  const [first, second] = [given(at), given(id)];
  // The first alone lets SQLite begin in the middle of an index.
  return `${key} ${beyond}= ${first} and (${key}, ${order.id}) ${beyond} (${first}, ${second})`;
}
