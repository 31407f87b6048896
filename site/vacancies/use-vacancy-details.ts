import { useCallback, useEffect, useRef, useState } from 'react';
import type { VacancyDetails } from '../../domain/vacancy/summary.ts';

export type DetailsBySlug = Readonly<Record<string, VacancyDetails>>;

/**
 * The page carries the details of its first vacancies. A list that is longer fetches the rest, all
 * at once, when the first of them is opened or searched.
 */
export function useVacancyDetails(carried: DetailsBySlug, complete: boolean, path: string) {
  const [details, setDetails] = useState(carried);
  const asked = useRef(complete);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);

  const loadAll = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      const all = await readDetails(path);
      if (mounted.current) setDetails(all);
    } catch {
      // Titles and skills are searched all the same, and each card links to its page.
      asked.current = false;
    }
  }, [path]);

  return { details, loadAll };
}

async function readDetails(path: string): Promise<DetailsBySlug> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as DetailsBySlug;
}
