import { searchOf } from '../shell/search-of.ts';

const names = ['person', 'action', 'subject', 'from', 'to'] as const;
export type AuditFields = Record<(typeof names)[number], string>;

/** The filter as it stands in the address, with days as an input has them. */
export function fieldsOf(search: URLSearchParams): AuditFields {
  return Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as AuditFields;
}

/** For the server, which knows instants: days are those of the person who reads. */
export function queryOf({ from, to, ...texts }: AuditFields, before?: string): string {
  return searchOf({
    ...texts,
    from: startOf(from)?.toString(),
    to: startOf(to, 1)?.toString(),
    before,
  }).toString();
}

function startOf(day: string, daysLater = 0): number | undefined {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!parts) return undefined;
  const [year = 0, month = 1, date = 1] = parts.slice(1).map(Number);
  return new Date(year, month - 1, date + daysLater).getTime();
}
