import type { ComponentType } from 'react';
import { filterOptions } from '../../domain/vacancy/filter.ts';
import type { VacancyField } from '../../domain/vacancy/vacancy-field.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { ContractFields, PostedOn, SalaryFields, Until } from './fact-fields.tsx';
import { Benefits, ConfirmedOn, Interviews, Relocation } from './extra-fields.tsx';
import { Choice, plainOptions, Text } from './fields.tsx';
import { MinimumPay } from './minimum-pay.tsx';
import { SectorChoice } from './sector-choice.tsx';
import { SlugField } from './slug-field.tsx';
import { Words } from './words-fields.tsx';

const sections = ['facts', 'words', 'extras'] as const;
type Section = (typeof sections)[number];

/** Where and how each field is edited, in the order of the form. Without an entry it does not compile. */
const editorFields: Record<VacancyField, { in: Section; Edit: ComponentType }> = {
  reference: { in: 'facts', Edit: () => <Text field="reference" /> },
  slug: { in: 'facts', Edit: SlugField },
  location: {
    in: 'facts',
    Edit: () => (
      <Choice
        field="location"
        className="col-span-2 lg:col-span-1"
        options={plainOptions(filterOptions().location)}
      />
    ),
  },
  workplace: {
    in: 'facts',
    Edit: () => <Choice field="workplace" options={named(words.workplaces)} />,
  },
  contract: { in: 'facts', Edit: ContractFields },
  salary: { in: 'facts', Edit: SalaryFields },
  experience: {
    in: 'facts',
    Edit: () => <Choice field="experience" options={plainOptions(filterOptions().experience)} />,
  },
  roleCategory: {
    in: 'facts',
    Edit: () => (
      <Choice field="roleCategory" options={plainOptions(filterOptions().roleCategories)} />
    ),
  },
  postedOn: { in: 'facts', Edit: PostedOn },
  state: { in: 'facts', Edit: Until },
  sector: { in: 'facts', Edit: SectorChoice },
  title: { in: 'words', Edit: () => <Words field="title" /> },
  description: { in: 'words', Edit: () => <Words field="description" rows={4} /> },
  skills: { in: 'words', Edit: () => <Words field="skills" rows={5} /> },
  responsibilities: { in: 'words', Edit: () => <Words field="responsibilities" rows={5} /> },
  requirements: { in: 'words', Edit: () => <Words field="requirements" rows={5} /> },
  minimumPay: { in: 'extras', Edit: MinimumPay },
  benefits: { in: 'extras', Edit: Benefits },
  interviews: { in: 'extras', Edit: Interviews },
  relocation: { in: 'extras', Edit: Relocation },
  confirmedOn: { in: 'extras', Edit: ConfirmedOn },
};

export function FieldsIn({ section }: { section: Section }) {
  return Object.entries(editorFields)
    .filter(([, one]) => one.in === section)
    .map(([field, { Edit }]) => <Edit key={field} />);
}

function named(names: Readonly<Record<string, string>>) {
  return Object.entries(names);
}
