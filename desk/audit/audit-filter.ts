import { searchOf } from '#desk/kit/search-of.ts';
import { startOfDay } from '#desk/kit/times.ts';

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
  return /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day, daysLater) : undefined;
}
