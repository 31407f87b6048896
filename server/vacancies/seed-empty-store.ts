import { catalogue } from '../../content/catalogue.server.ts';
import { firstVacancies } from '../../content/samples.server.ts';
import type { Db } from '../store/db/db.ts';
import { hasVacancies, seedVacancies } from '../store/vacancies/save-vacancies.ts';

/** An empty store starts with content/vacancies. A filled one is spared reading those files. */
export async function seedEmptyStore(db: Db, now: number): Promise<void> {
  if (await hasVacancies(db)) return;
  await seedVacancies(db, firstVacancies(catalogue().vacancies, now), now);
}
