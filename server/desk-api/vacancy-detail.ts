import { ofEachLanguage } from '../../domain/edition/of-each-language.ts';
import { stateOn } from '../../domain/vacancy/vacancy-state.ts';
import { savedState } from '../../domain/vacancy/vacancy-document.ts';
import type { DeskVacancies, VacancyDetail, VacancyRow } from '../../domain/work/vacancy-work.ts';
import type { Statements } from '../store/db/db.ts';
import {
  fits,
  revisionsOf,
  slugsOf,
  vacanciesSince,
  vacancyById,
  type FittingVacancy,
} from '../store/vacancies/vacancies.ts';

export async function deskVacancies(db: Statements, now: number): Promise<DeskVacancies> {
  const stored = await vacanciesSince(db, 0);
  return {
    rows: stored
      .filter(fits)
      .toSorted((a, b) => b.changedAt - a.changedAt || a.version - b.version)
      .map((one) => rowOf(one, now)),
    unfit: stored.flatMap(({ id, slug, reference, unfit }) =>
      unfit ? [{ id, slug, reference, issues: unfit.issues }] : [],
    ),
    nextReference: nextReference(stored.map(({ reference }) => reference)),
  };
}

export async function vacancyDetail(
  db: Statements,
  id: string,
  now: number,
): Promise<VacancyDetail | undefined> {
  const stored = await vacancyById(db, id);
  if (!stored) return undefined;
  const { version: _, ...shown } = stored;
  return {
    ...shown,
    state: fits(stored) ? stateOn(stored.vacancy, new Date(now)) : savedState(stored.unfit.raw),
    earlierSlugs: (await slugsOf(db, id)).filter((slug) => slug !== stored.slug),
    revisions: (await revisionsOf(db, id)).toReversed(),
  };
}

function rowOf({ id, vacancy, changedBy, changedAt }: FittingVacancy, now: number): VacancyRow {
  const { slug, reference, location, confirmedOn } = vacancy;
  const state = stateOn(vacancy, new Date(now));
  const title = ofEachLanguage((language) => vacancy[language].title);
  return { id, slug, reference, title, location, state, confirmedOn, changedBy, changedAt };
}

/** The one after the highest; once that is NG-9999, the lowest that is free. */
function nextReference(taken: readonly string[]): string {
  const numbers = new Set(taken.map((reference) => Number(reference.slice('NG-'.length))));
  let next = Math.max(0, ...numbers) + 1;
  if (next > 9999) for (next = 1; numbers.has(next);) next += 1;
  return `NG-${String(next).padStart(4, '0')}`;
}
