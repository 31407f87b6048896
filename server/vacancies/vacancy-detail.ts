import { stateOn } from '#domain/vacancies/vacancy-state.ts';
import { savedState } from '#domain/vacancies/vacancy-document.ts';
import type { VacancyDetail } from '#domain/vacancies/vacancy-work.ts';
import type { Statements } from '#server/db/db.ts';
import { fits, revisionsOf, slugsOf, vacancyById } from './vacancies.ts';
import { catalogue } from '#content/catalogue.server.ts';

export async function vacancyDetail(
  db: Statements,
  id: string,
  now: number,
): Promise<VacancyDetail | undefined> {
  const stored = await vacancyById(db, id);
  if (!stored) return undefined;
  return {
    ...stored,
    state: fits(stored)
      ? stateOn(catalogue().firm, stored.vacancy, new Date(now))
      : savedState(catalogue().firm, stored.unfit.raw),
    earlierSlugs: (await slugsOf(db, id)).filter((slug) => slug !== stored.slug),
    revisions: (await revisionsOf(db, id)).toReversed(),
  };
}
