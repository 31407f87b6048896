import { stateOn } from '../../domain/vacancy/vacancy-state.ts';
import type { DeskVacancies, VacancyDetail, VacancyRow } from '../../domain/work/vacancy-work.ts';
import type { Statements } from '../store/db/db.ts';
import {
  revisionsOf,
  slugsOf,
  vacanciesSince,
  vacancyById,
  type StoredVacancy,
} from '../store/vacancies/vacancies.ts';

export async function deskVacancies(db: Statements, now: number): Promise<DeskVacancies> {
  const stored = await vacanciesSince(db, 0);
  return {
    rows: stored
      .toSorted((a, b) => b.changedAt - a.changedAt || a.version - b.version)
      .map((one) => rowOf(one, now)),
    nextReference: nextReference(stored.map(({ vacancy }) => vacancy.reference)),
  };
}

export async function vacancyDetail(
  db: Statements,
  id: string,
  now: number,
): Promise<VacancyDetail | undefined> {
  const stored = await vacancyById(db, id);
  if (!stored) return undefined;
  const { vacancy, revision, changedBy, changedAt } = stored;
  return {
    id,
    revision,
    vacancy,
    changedBy,
    changedAt,
    state: stateOn(vacancy, new Date(now)),
    earlierSlugs: (await slugsOf(db, id)).filter((slug) => slug !== vacancy.slug),
    revisions: (await revisionsOf(db, id)).toReversed(),
  };
}

function rowOf({ id, vacancy, changedBy, changedAt }: StoredVacancy, now: number): VacancyRow {
  const { slug, reference, en, de, location, confirmedOn } = vacancy;
  const state = stateOn(vacancy, new Date(now));
  const title = { en: en.title, de: de.title };
  return { id, slug, reference, title, location, state, confirmedOn, changedBy, changedAt };
}

/** The one after the highest; once that is NG-9999, the lowest that is free. */
function nextReference(taken: readonly string[]): string {
  const numbers = new Set(taken.map((reference) => Number(reference.slice('NG-'.length))));
  let next = Math.max(0, ...numbers) + 1;
  if (next > 9999) for (next = 1; numbers.has(next);) next += 1;
  return `NG-${String(next).padStart(4, '0')}`;
}
