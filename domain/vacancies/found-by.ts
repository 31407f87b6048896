import type { FilterGroup } from './filter.ts';
import type { VacancyField } from './vacancy-field.ts';

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
  boards: 'left out';
  reporting: 'left out';
  title: 'search';
  description: 'search';
  skills: 'search';
  responsibilities: 'search';
  requirements: 'search';
}>;

type OfEach<Table extends Record<VacancyField, 'search' | FilterGroup | 'left out'>> = Table;

/** The fields whose text keywords are matched against. */
export type SearchedField = {
  [Field in VacancyField]: 'search' extends FoundBy[Field] ? Field : never;
}[VacancyField];
