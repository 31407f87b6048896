import { searchable } from './search.ts';
import type { VacancyDetails, VacancySummary } from './summary.ts';
import type { FilterGroup } from './filter.ts';
import type { VacancyField } from './vacancy-field.ts';

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

/** How visitors find a vacancy by each of its fields. A new field does not compile until it says. */
type FoundBy = OfEach<{
  slug: 'left out';
  reference: 'search';
  postedOn: 'left out';
  state: 'status';
  location: 'search' | 'location';
  contract: 'workModel';
  workload: 'left out';
  workplace: 'workModel';
  salary: 'left out';
  thirteenthSalary: 'left out';
  minimumPay: 'left out';
  sector: 'search' | 'industries' | 'sectors';
  experience: 'experience';
  roleCategory: 'roleCategories';
  benefits: 'left out';
  interviews: 'left out';
  relocation: 'left out';
  confirmedOn: 'left out';
  reporting: 'left out';
  sample: 'left out';
  title: 'search';
  description: 'search';
  skills: 'search';
  responsibilities: 'search';
  requirements: 'search';
}>;

type OfEach<Table extends Record<VacancyField, 'search' | FilterGroup | 'left out'>> = Table;

/** The fields whose text keywords are matched against. */
type SearchedField = {
  [Field in VacancyField]: 'search' extends FoundBy[Field] ? Field : never;
}[VacancyField];
