import {
  advertFaults,
  type AdvertFault,
  type Advertiser,
} from '../../domain/advert-law/advert-law.ts';
import type { Db } from '../store/db/db.ts';
import {
  saveVacancies,
  type SavedVacancies,
  type SaveSettings,
  type VacancyChange,
} from '../store/vacancies/save-vacancies.ts';

export type UnlawfulAdvert = { slug: string; faults: AdvertFault[] };

/** Saves changes, unless one of them would show an advert that breaks the law of its workplace. */
export async function saveLawful(
  db: Db,
  changes: readonly VacancyChange[],
  { advertiser, ...settings }: SaveSettings & { advertiser: Advertiser },
): Promise<SavedVacancies | { outcome: 'unlawful'; adverts: UnlawfulAdvert[] }> {
  const adverts = changes
    .map(({ vacancy }) => vacancy)
    // Closing and withdrawing must always be possible.
    .filter(({ state }) => state.is === 'open' || state.is === 'scheduled')
    .map((vacancy) => ({ slug: vacancy.slug, faults: advertFaults(vacancy, advertiser) }))
    .filter(({ faults }) => faults.length > 0);
  if (adverts.length > 0) return { outcome: 'unlawful', adverts };
  return saveVacancies(db, changes, settings);
}
