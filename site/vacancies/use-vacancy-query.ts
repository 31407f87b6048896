import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { countOptions, filterBy } from '#domain/vacancies/filter.ts';
import {
  fromQueryString,
  toQueryString,
  type VacancyQuery,
} from '#domain/vacancies/query-string.ts';
import { keywordSearch } from '#domain/vacancies/search.ts';
import { searchableVacancy } from '#domain/vacancies/searchable-vacancy.ts';
import type { VacancySummary } from '#domain/vacancies/summary.ts';
import type { ListedVacancies } from './listed-vacancies.ts';
import type { DetailsState, VacancyDetailsFile } from './use-vacancy-details.ts';
import type { FirmFilters } from '#domain/firm/firm.ts';
import { readJson } from '#site/read/retry.ts';

/** The query of the address, the vacancies that match it and the counts beside the options. */
export function useVacancyQuery(
  firm: FirmFilters,
  rendered: string,
  listed: ListedVacancies,
  details: DetailsState,
  optionNames: Readonly<Record<string, string>>,
) {
  const search = useQueryString(rendered);
  const query = useMemo(() => fromQueryString(firm, search), [firm, search]);
  const { keywords, filters } = query;
  const cards = useVacancyCards(listed, search);
  const vacancies = cards.is === 'loaded' ? cards.vacancies : none;

  const searching = keywords !== '';
  const { bySlug, synonyms } = details.is === 'loaded' ? details : notYet;
  const texts = useMemo(
    () =>
      searching
        ? vacancies.map((vacancy) => searchableVacancy(vacancy, bySlug[vacancy.slug], optionNames))
        : [],
    [searching, vacancies, bySlug, optionNames],
  );

  const asRendered =
    fromQueryString(firm, rendered).keywords === keywords && details.is !== 'loaded';
  const known = asRendered && listed.is === 'whole' ? listed.found : undefined;
  const found = useMemo(() => {
    if (!searching) return vacancies;
    if (known) return vacancies.filter(({ slug }) => known.includes(slug));
    const matches = keywordSearch(keywords, synonyms);
    return vacancies.filter((_, at) => matches(texts[at]!));
  }, [vacancies, texts, searching, keywords, synonyms, known]);

  const matching = useMemo(() => found.filter(filterBy(filters)), [found, filters]);
  const counted = useDeferredValue(useMemo(() => ({ found, filters }), [found, filters]));
  const counts = useMemo(() => countOptions(counted.found, counted.filters), [counted]);

  // What the server found stays until the cards, and for keywords the long texts, are here.
  const waiting = cards.is !== 'loaded' || (searching && asRendered && search === rendered);
  if (listed.is === 'part' && waiting) {
    const { shown, total } = listed;
    const state = search === rendered ? 'ready' : cards.is === 'failed' ? 'failed' : 'loading';
    return { query, matching: shown, count: listed.matching, total, counts: listed.counts, state };
  }
  const [count, total] = [matching.length, vacancies.length];
  return { query, matching, count, total, counts, state: 'ready' };
}

const none: readonly VacancySummary[] = [];
const notYet: VacancyDetailsFile = { bySlug: {}, synonyms: {} };

type CardsState =
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'loaded'; vacancies: readonly VacancySummary[] };

/** All cards: those of the page, or of a long list those fetched once it is live. */
function useVacancyCards(listed: ListedVacancies, search: string): CardsState {
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

/** The query string of the address. Until hydration it is the one the server rendered. */
function useQueryString(rendered: string): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => rendered,
  );
}

/** `push` makes a step that Back undoes; `replace` amends the present one. */
export function changeQuery(
  firm: FirmFilters,
  change: (query: VacancyQuery) => VacancyQuery,
  how: 'push' | 'replace' = 'push',
) {
  const { pathname, search } = window.location;
  const address = pathname + toQueryString(change(fromQueryString(firm, search)));
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  // The History API tells nobody about its own calls.
  listeners.forEach((listener) => listener());
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
