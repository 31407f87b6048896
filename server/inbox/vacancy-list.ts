import { ofEachLanguage } from '#domain/edition/spelling.ts';
import { nextReference } from '#domain/vacancies/reference.ts';
import { stateOn, vacancyStates } from '#domain/vacancies/vacancy-state.ts';
import { foldText, searchWords } from '#domain/edition/text.ts';
import { rowsOfAPage } from '#domain/mandates/mandate-work.ts';
import type { DeskVacancies, VacancyFilter, VacancyRow } from '#domain/vacancies/vacancy-work.ts';
import type { Statements } from '#server/db/db.ts';
import { countsOfAdverts } from '#server/mandates/people-of-role.ts';
import { fits, storedVacancies, type StoredVacancy } from '#server/vacancies/vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

type Row = Omit<VacancyRow, 'people'>;

/** A page of the vacancies that a search finds, the last change first. */
export async function deskVacancies(
  db: Statements,
  { q, state, from }: VacancyFilter,
  now: number,
): Promise<DeskVacancies> {
  const stored = await storedVacancies(db);
  const rows = stored
    // A draft may be incomplete; what was published and cannot be read is a fault.
    .filter((one) => fits(one) || one.revision === 0)
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .map((one) => rowOf(one, now));
  const found = rows.filter(matching(q));
  const ofState = found.filter((row) => !state || row.state.is === state);
  const page = ofState.slice(from, from + rowsOfAPage);
  const people = await countsOfAdverts(
    db,
    page.map(({ id }) => id),
  );
  const counted = Object.groupBy(found, (row) => row.state.is);
  const end = from + page.length;
  return {
    rows: page.map((row) => ({ ...row, people: people.get(row.id) ?? null })),
    total: rows.length,
    counts: Object.fromEntries(
      vacancyStates.map((one) => [one, counted[one]?.length ?? 0]),
    ) as DeskVacancies['counts'],
    next: end < ofState.length ? end : null,
    unfit: stored.flatMap(({ id, slug, reference, revision, unfit }) =>
      unfit && revision > 0 ? [{ id, slug, reference, issues: unfit.issues }] : [],
    ),
    nextReference: nextReference(
      catalogue().firm,
      stored.map(({ reference }) => reference),
    ),
  };
}

/** Every word of the search is found in the title, the reference, the place or the address. */
function matching(search: string): (row: Row) => boolean {
  const terms = searchWords(search);
  return ({ title, reference, location, slug }) => {
    const text = foldText([...Object.values(title), reference, location, slug].join(' '));
    return terms.every((term) => text.includes(term));
  };
}

function rowOf(stored: StoredVacancy, now: number): Row {
  const { id, slug, reference, changedBy, changedAt, hasDraft } = stored;
  const changed = { id, slug, reference, changedBy, changedAt, hasDraft };
  if (!fits(stored)) return { ...changed, ...typedSoFar(stored.unfit.raw) };
  const { vacancy } = stored;
  const { location, confirmedOn } = vacancy;
  const state = stateOn(catalogue().firm, vacancy, new Date(now));
  const title = ofEachLanguage(catalogue().firm, (language) => vacancy[language].title);
  return { ...changed, title, location, state, confirmedOn };
}

/** What a list shows of an incomplete draft. */
function typedSoFar(raw: unknown): Pick<Row, 'title' | 'location' | 'state' | 'confirmedOn'> {
  const title = ofEachLanguage(catalogue().firm, (language) => textAt(raw, language, 'title'));
  return {
    title,
    location: textAt(raw, 'location'),
    state: { is: 'draft' },
    confirmedOn: undefined,
  };
}

function textAt(value: unknown, ...path: string[]): string {
  const found = path.reduce<unknown>(
    (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
    value,
  );
  return typeof found === 'string' ? found : '';
}
