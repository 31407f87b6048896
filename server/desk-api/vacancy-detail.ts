import { nextReference } from '../../domain/vacancy/reference.ts';
import { ofEachLanguage } from '../../domain/edition/of-each-language.ts';
import { stateOn } from '../../domain/vacancy/vacancy-state.ts';
import { savedState } from '../../domain/vacancy/vacancy-document.ts';
import type { DeskVacancies, VacancyDetail, VacancyRow } from '../../domain/work/vacancy-work.ts';
import type { Statements } from '../store/db/db.ts';
import { countsOfAdverts } from '../store/mandates/people-of-role.ts';
import {
  fits,
  revisionsOf,
  slugsOf,
  storedVacancies,
  vacancyById,
  type StoredVacancy,
} from '../store/vacancies/vacancies.ts';

export async function deskVacancies(db: Statements, now: number): Promise<DeskVacancies> {
  const [stored, people] = await Promise.all([storedVacancies(db), countsOfAdverts(db)]);
  return {
    rows: stored
      // A draft may be incomplete; what was published and cannot be read is a fault.
      .filter((one) => fits(one) || one.revision === 0)
      .toSorted((a, b) => b.changedAt - a.changedAt)
      .map((one) => ({ ...rowOf(one, now), people: people.get(one.id) ?? null })),
    unfit: stored.flatMap(({ id, slug, reference, revision, unfit }) =>
      unfit && revision > 0 ? [{ id, slug, reference, issues: unfit.issues }] : [],
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
  return {
    ...stored,
    state: fits(stored) ? stateOn(stored.vacancy, new Date(now)) : savedState(stored.unfit.raw),
    earlierSlugs: (await slugsOf(db, id)).filter((slug) => slug !== stored.slug),
    revisions: (await revisionsOf(db, id)).toReversed(),
  };
}

function rowOf(stored: StoredVacancy, now: number): Omit<VacancyRow, 'people'> {
  const { id, slug, reference, changedBy, changedAt } = stored;
  const changed = { id, slug, reference, changedBy, changedAt };
  if (!fits(stored)) return { ...changed, ...typedSoFar(stored.unfit.raw) };
  const { vacancy } = stored;
  const { location, confirmedOn } = vacancy;
  const state = stateOn(vacancy, new Date(now));
  const title = ofEachLanguage((language) => vacancy[language].title);
  return { ...changed, title, location, state, confirmedOn };
}

/** What a list shows of an incomplete draft. */
function typedSoFar(
  raw: unknown,
): Pick<VacancyRow, 'title' | 'location' | 'state' | 'confirmedOn'> {
  const title = ofEachLanguage((language) => textAt(raw, language, 'title'));
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
