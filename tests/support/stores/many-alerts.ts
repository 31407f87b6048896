import { textOfFilter } from '../../../domain/alert/role-filter.ts';
import { defaultFilters, filterOptions } from '../../../domain/vacancy/filter.ts';
import type { Db } from '../../../server/store/db/db.ts';

const rowsAtATime = 50;

/** So many different filters, as visitors choose them: fields of work, levels, some with words. */
export function manyFilters(count: number): string[] {
  const { roleCategories, experience } = filterOptions();
  const filters = new Set<string>();
  for (let nth = 0; filters.size < count; nth += 1) {
    filters.add(
      textOfFilter({
        keywords: nth % 7 === 0 ? 'audit' : nth % 11 === 0 ? 'EN 9100' : '',
        filters: {
          ...defaultFilters,
          roleCategories: some(roleCategories, 1 + (nth % 4), nth),
          experience: some(experience, 1 + (nth % 3), Math.floor(nth / 3)),
        },
      }),
    );
  }
  return [...filters];
}

function some(options: readonly string[], size: number, from: number): string[] {
  return options.filter((_, at) => (at + from) % options.length < size);
}

/** Confirmed alerts of as many mailboxes, spread over the filters. Written past the use case. */
export async function insertAlerts(
  db: Db,
  { count, filters, now }: { count: number; filters: readonly string[]; now: number },
): Promise<void> {
  for (let from = 0; from < count; from += rowsAtATime) {
    const rows = Array.from({ length: Math.min(rowsAtATime, count - from) }, (_, at) => from + at);
    const places = rows.map((_, at) => {
      const [id, email, filter] = [1, 2, 3].map((place) => `$${at * 3 + place}`);
      return `(${id}, ${email}, ${email}, 'en-GB', ${filter}, 'daily', 'words', 'hash', ${now}, ${now},
        ${now + 150 * 24 * 3_600_000})`;
    });
    await db.all(
      `insert into role_alert (id, email, recipient, locale, filter, cadence, words, words_sha256,
          requested_at, confirmed_at, ends_at) values ${places.join(', ')}`,
      rows.flatMap((nth) => [
        nth.toString(16).padStart(18, '0'),
        `person-${nth}@example.com`,
        filters[nth % filters.length]!,
      ]),
    );
  }
}
