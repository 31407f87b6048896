import { catalogue } from '#content/catalogue.server.ts';
import {
  advertFaults,
  type Advert,
  type AdvertFault,
  type Publication,
} from '#domain/vacancies/law/advert-law.ts';
import { dayAt } from '#domain/vacancies/vacancy-state.ts';
import type { Statements } from '#server/db/db.ts';
import { mandateOfVacancy } from '#server/mandates/read-mandates.ts';

/** What the law of the workplace misses in an advert, with what the store knows beside it. */
export async function lawFaults(
  statements: Statements,
  id: string | undefined,
  advert: Advert,
  now: number,
): Promise<AdvertFault[]> {
  return advertFaults(catalogue().firm, advert, catalogue().company, {
    day: dayAt(catalogue().firm, advert.location, new Date(now)),
    authority: id === undefined ? undefined : await authorityFor(statements, id),
  });
}

/** Whether the mandate of a vacancy records the hirer's authority; undefined without a mandate. */
async function authorityFor(statements: Statements, id: string): Promise<Publication['authority']> {
  const mandate = await mandateOfVacancy(statements, id);
  if (!mandate) return undefined;
  return mandate.facts.authority ? 'recorded' : 'not-recorded';
}
