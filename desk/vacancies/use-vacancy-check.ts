import { useEffect, useState } from 'react';
import type { VacancyIssue } from '#domain/vacancies/vacancy-issue.ts';
import { checkVacancy } from './vacancy-api.ts';
import type { VacancyFields } from './vacancy-fields.ts';

const debounceMs = 500;

type Checked = { is: 'pending' | 'unknown' | 'checked'; issues: readonly VacancyIssue[] };

/** The server's judgement of what is typed: schema, advert law, taken addresses and references. */
export function useVacancyCheck(
  id: string | undefined,
  text: string,
  known?: readonly VacancyIssue[],
) {
  const [checked, setChecked] = useState<Checked>(
    known ? { is: 'checked', issues: known } : { is: 'pending', issues: [] },
  );
  useEffect(() => {
    const aborting = new AbortController();
    const timer = setTimeout(() => {
      checkVacancy(id, JSON.parse(text) as VacancyFields, aborting.signal).then(
        ({ issues }) => setChecked({ is: 'checked', issues }),
        // The issues known so far stay; saving finds the rest.
        () => !aborting.signal.aborted && setChecked((last) => ({ ...last, is: 'unknown' })),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [id, text]);
  const set = (issues: readonly VacancyIssue[]) => setChecked({ is: 'checked', issues });
  return { ...checked, set };
}
