import { storedFilter } from '#domain/alerts/role-filter.ts';
import { locales, type Locale } from '#domain/edition/editions.ts';
import { matchesQuery } from '#domain/vacancies/matches-query.ts';
import { publicVacancy, type PublicVacancy } from '#domain/vacancies/summary.ts';
import type { Vacancy } from '#domain/vacancies/vacancy.ts';
import { isOpen, stateOn } from '#domain/vacancies/vacancy-state.ts';
import { officeDay } from '#domain/firm/office-day.ts';
import { messagesFor } from '#words/messages.ts';
import type { Db, Statements } from '#server/db/db.ts';
import { fits, storedVacancies } from '#server/vacancies/vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

export type FilterOfEdition = { locale: Locale; filter: string };
export type OpenRole = { id: string; vacancy: Vacancy };
type Match = FilterOfEdition & { vacancyId: string };

/** Rows of one statement. */
const batch = 100;

/** The roles that are open at an instant: none before its first day, none that is closed, no sample. */
export async function openRoles(db: Statements, now: number): Promise<OpenRole[]> {
  const stored = (await storedVacancies(db)).filter(fits);
  return stored.flatMap(({ id, vacancy, revision }) => {
    // A draft that was never published, or a role that does not exist.
    if (revision === 0 || vacancy.sample) return [];
    const state = stateOn(catalogue().firm, vacancy, new Date(now));
    return isOpen({ state }) ? [{ id, vacancy: { ...vacancy, state } }] : [];
  });
}

/**
 * Asks each distinct filter once which roles it matches, and stores what changed. The number of a
 * match is higher than all that alerts have told of. Any server may do it at any time.
 */
export async function matchRoles(db: Db, roles: readonly OpenRole[], now: number): Promise<void> {
  const filters = await db.all<FilterOfEdition>(
    `select distinct locale, filter from role_alert
      where ended_at is null and confirmed_at is not null`,
  );
  const asked = new Set(filters.map(keyOf));
  const found = matchesOf(filters, roles, now);
  await db.transaction(async (statements) => {
    await statements.all(db.dialect.alertLock);
    const stored = await statements.all<Match>('select locale, filter, vacancy_id from role_match');
    const known = new Set(stored.map(matchKey));
    const matching = new Set(found.map(matchKey));
    // A filter that was confirmed meanwhile has stored its matches itself.
    const over = stored.filter(
      (match) => asked.has(keyOf(match)) && !matching.has(matchKey(match)),
    );
    for (const { locale, filter, vacancyId } of over) {
      await statements.all(
        'delete from role_match where locale = $1 and filter = $2 and vacancy_id = $3',
        [locale, filter, vacancyId],
      );
    }
    const begun = found.filter((match) => !known.has(matchKey(match)));
    if (begun.length > 0) await insertMatches(statements, begun, await nextSequence(statements));
    // Of filters that no alert has any more.
    await statements.all(
      `delete from role_match where not exists (select 1 from role_alert a
        where a.locale = role_match.locale and a.filter = role_match.filter
          and a.ended_at is null and a.confirmed_at is not null)`,
    );
  });
}

/**
 * For an alert that begins: what its filter matches now is on the list already, and is no news. The
 * caller holds the lock. Returns the number up to which the alert has nothing to tell.
 */
export async function beginMatching(
  statements: Statements,
  filter: FilterOfEdition,
  now: number,
): Promise<number> {
  const sequence = await nextSequence(statements);
  const found = matchesOf([filter], await openRoles(statements, now), now);
  await insertMatches(statements, found, sequence);
  return sequence;
}

/** Above every number that a match has or an alert remembers. */
async function nextSequence({ all }: Statements): Promise<number> {
  const [row] = await all<{ last: number }>(
    `select coalesce(max(number), 0) as last from (select max(sequence) as number from role_match
      union all select max(told) from role_alert) as numbers`,
  );
  return (row?.last ?? 0) + 1;
}

async function insertMatches(
  { all }: Statements,
  matches: readonly Match[],
  sequence: number,
): Promise<void> {
  for (let at = 0; at < matches.length; at += batch) {
    const rows = matches.slice(at, at + batch);
    const places = rows.map((_, row) => `($${row * 3 + 2}, $${row * 3 + 3}, $${row * 3 + 4}, $1)`);
    await all(
      `insert into role_match (locale, filter, vacancy_id, sequence) values ${places.join(', ')}
        on conflict (locale, filter, vacancy_id) do nothing`,
      [sequence, ...rows.flatMap(({ locale, filter, vacancyId }) => [locale, filter, vacancyId])],
    );
  }
}

/** A filter that the firm no longer offers matches nothing: without its option it would be wider. */
export function matchesOf(
  filters: readonly FilterOfEdition[],
  roles: readonly OpenRole[],
  now: number,
): Match[] {
  const today = officeDay(catalogue().firm, now);
  const shown = new Map<Locale, { id: string; role: PublicVacancy }[]>();
  const rolesIn = (locale: Locale) => {
    const known =
      shown.get(locale) ??
      roles.map(({ id, vacancy }) => ({
        id,
        role: publicVacancy(catalogue().firm, vacancy, locale, today),
      }));
    shown.set(locale, known);
    return known;
  };
  return filters.flatMap(({ locale, filter }) => {
    const wanted = storedFilter(catalogue().firm, filter);
    // An edition that the firm no longer publishes has no words.
    if (!wanted || !locales(catalogue().firm).includes(locale)) return [];
    const matches = matchesQuery(wanted, messagesFor(catalogue().firm, locale).vacancies.options);
    return rolesIn(locale)
      .filter(({ role }) => matches(role))
      .map(({ id: vacancyId }) => ({ locale, filter, vacancyId }));
  });
}

function keyOf({ locale, filter }: FilterOfEdition): string {
  return `${locale} ${filter}`;
}

function matchKey(match: Match): string {
  return `${match.vacancyId} ${keyOf(match)}`;
}
