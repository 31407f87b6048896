import type { SearchedField } from './found-by.ts';
import { searchable } from './search.ts';
import type { VacancyDetails, VacancySummary } from './summary.ts';

/**
 * The text that keywords are matched against. `names` are the options' names in the language of the
 * page, so that “München” finds Munich. Details may not have been loaded yet.
 */
export function searchableVacancy(
  { title, reference, location, skills, sector }: VacancySummary,
  details: VacancyDetails | undefined,
  names: Readonly<Record<string, string>>,
): string {
  const { description = '', responsibilities = [], requirements = [] } = details ?? {};
  const texts: Record<SearchedField, string | readonly string[]> = {
    title,
    reference,
    location,
    description,
    skills,
    sector,
    responsibilities,
    requirements,
  };
  return searchable(
    ...Object.values(texts).flat(),
    ...[location, ...sector].map((option) => names[option] ?? ''),
  );
}
