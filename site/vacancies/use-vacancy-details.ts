import { useCallback, useRef, useState } from 'react';
import type { OpenedCard } from '#domain/vacancies/summary.ts';
import type { Synonyms } from '#domain/vacancies/synonyms.ts';
import { readJson } from '#site/read/retry.ts';

export type VacancyDetailsFile = {
  bySlug: Readonly<Record<string, OpenedCard>>;
  synonyms: Synonyms;
};
export type DetailsState =
  | { is: 'absent' }
  | { is: 'loading' }
  | { is: 'failed' }
  | ({ is: 'loaded' } & VacancyDetailsFile);

/** The long texts of all vacancies, and the synonyms of the field, fetched once. After a failure the next call tries again. */
export function useVacancyDetails(path: string) {
  const [details, setDetails] = useState<DetailsState>({ is: 'absent' });
  const requested = useRef(false);
  const load = useCallback(async () => {
    if (requested.current) return;
    requested.current = true;
    setDetails({ is: 'loading' });
    try {
      setDetails({ is: 'loaded', ...(await readJson<VacancyDetailsFile>(path)) });
    } catch {
      requested.current = false;
      setDetails({ is: 'failed' });
    }
  }, [path]);
  return { details, load };
}
