import { textOfFilter } from '#domain/alerts/role-filter.ts';
import { defaultFilters, filterOptions } from '#domain/vacancies/filter.ts';
import type { Db } from '#server/db/db.ts';
import { catalogue } from '#content/catalogue.server.ts';

const rowsAtATime = 50;

const keywords = ['', 'quality', 'EN 9100', 'audit'];

/** So many different filters, as visitors choose them: a field of work, a level, words, a place. */
export function manyFilters(count: number): string[] {
  const { roleCategories, experience, location } = filterOptions(catalogue().firm);
  const filters: string[] = [];
  for (const place of [[], ...location.map((one) => [one])]) {
    for (const words of keywords) {
      for (const level of [[], ...experience.map((one) => [one])]) {
        for (const field of roleCategories) {
          const chosen = { roleCategories: [field], experience: level, location: place };
          const filter = { keywords: words, filters: { ...defaultFilters, ...chosen } };
          filters.push(textOfFilter(filter));
        }
      }
    }
  }
  if (filters.length < count) throw new Error(`The firm offers ${filters.length} filters only.`);
  return filters.slice(0, count);
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
