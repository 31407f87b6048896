import { storedFilter } from '#domain/alerts/role-filter.ts';
import type { Locale } from '#domain/edition/editions.ts';
import type { AlertFigures } from '#domain/vacancies/vacancy-work.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { filterSentence } from '#words/filter-sentence.ts';
import type { Statements } from '#server/db/db.ts';
import { type FilterOfEdition, matchesOf } from './match-roles.ts';
import { catalogue } from '#content/catalogue.server.ts';

/** The most wanted first. */
const mostFilters = 50;

type Counted = FilterOfEdition & { count: number };

/** How many alerts there are, and for which filters; no address. */
export async function alertFigures(db: Statements, reader: Locale): Promise<AlertFigures> {
  const filters = await countedFilters(db);
  const [waiting] = await db.all<{ count: number }>(
    'select count(*) as count from role_alert where ended_at is null and confirmed_at is null',
  );
  return {
    confirmed: filters.reduce((sum, { count }) => sum + count, 0),
    waiting: waiting?.count ?? 0,
    distinct: filters.length,
    filters: filters.slice(0, mostFilters).map((one) => ({
      ...one,
      sentence: filterSentence(
        catalogue().firm,
        storedFilter(catalogue().firm, one.filter),
        reader,
      ),
    })),
  };
}

/** How many alerts a vacancy would reach on its first day. */
export async function alertReach(db: Statements, vacancy: Vacancy, now: number): Promise<number> {
  const filters = await countedFilters(db);
  const role = { id: '', vacancy: { ...vacancy, state: { is: 'open' } as const } };
  const reached = new Set(matchesOf(filters, [role], now).map(keyOf));
  return filters
    .filter((filter) => reached.has(keyOf(filter)))
    .reduce((sum, { count }) => sum + count, 0);
}

function countedFilters({ all }: Statements): Promise<Counted[]> {
  return all<Counted>(
    `select locale, filter, count(*) as count from role_alert
      where ended_at is null and confirmed_at is not null
      group by locale, filter order by count(*) desc, locale, filter`,
  );
}

function keyOf({ locale, filter }: FilterOfEdition): string {
  return `${locale} ${filter}`;
}
