import { useEffect, useRef, useState } from 'react';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import { readJson } from '#site/read/read-json.ts';
import type { ListedVacancies } from './listed-vacancies.ts';

export type CardsState =
  { is: 'loading' } | { is: 'failed' } | { is: 'loaded'; vacancies: readonly VacancySummary[] };

/** All cards: those of the page, or of a long list those fetched once it is live. */
export function useVacancyCards(listed: ListedVacancies, search: string): CardsState {
  const [cards, setCards] = useState<CardsState>(() =>
    listed.is === 'whole' ? { is: 'loaded', vacancies: listed.vacancies } : { is: 'loading' },
  );
  const requested = useRef(listed.is === 'whole');
  const path = listed.is === 'part' ? listed.path : undefined;
  // After a failure the next change of the query tries again.
  useEffect(() => {
    if (requested.current || path === undefined) return;
    requested.current = true;
    readJson<VacancySummary[]>(path).then(
      (vacancies) => setCards({ is: 'loaded', vacancies }),
      () => {
        requested.current = false;
        setCards({ is: 'failed' });
      },
    );
  }, [path, search]);
  return cards;
}
