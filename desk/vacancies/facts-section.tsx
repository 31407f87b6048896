import {
  experienceLevels,
  locationOptions,
  roleCategories,
} from '../../domain/vacancy/filter-options.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { useEditor } from './editor-context.ts';
import { ChoiceControl, plainOptions, TextControl } from './fields.tsx';
import { SectorChoice } from './sector-choice.tsx';
import { SlugField } from './slug-field.tsx';
import type { VacancyDraft } from './vacancy-draft.ts';

const named = (names: Readonly<Record<string, string>>, values = Object.keys(names)) =>
  values.map((value) => ({ value, label: names[value]! }));

/** What is the same in every language. */
export function FactsSection() {
  const { draft, change } = useEditor();
  const set = <Key extends keyof VacancyDraft>(key: Key, value: VacancyDraft[Key]) =>
    change((before) => ({ ...before, [key]: value }));
  const { contract, salary, state } = draft;
  return (
    <section className="grid gap-4" aria-labelledby="facts">
      <h2 id="facts" className="text-lg">
        {words.sections.facts}
      </h2>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4 lg:grid-cols-6">
        <TextControl
          field="reference"
          value={draft.reference}
          onText={(text) => set('reference', text)}
        />
        <SlugField />
        <ChoiceControl
          field="location"
          className="col-span-2 lg:col-span-1"
          value={draft.location}
          options={plainOptions(locationOptions)}
          onChoice={(value) => set('location', value)}
        />
        <ChoiceControl
          field="workplace"
          value={draft.workplace}
          options={named(words.workplaces)}
          onChoice={(value) => set('workplace', value)}
        />
        <ChoiceControl
          field="contract.is"
          value={contract.is}
          options={named(words.contracts)}
          onChoice={(value) =>
            set('contract', { ...contract, is: value as VacancyDraft['contract']['is'] })
          }
        />
        {contract.is === 'fixed-term' && (
          <TextControl
            field="contract.months"
            inputMode="numeric"
            value={contract.months}
            onText={(months) => set('contract', { ...contract, months })}
          />
        )}
        <TextControl
          field="salary.min"
          inputMode="numeric"
          value={salary.min}
          onText={(min) => set('salary', { ...salary, min })}
        />
        <TextControl
          field="salary.max"
          inputMode="numeric"
          value={salary.max}
          onText={(max) => set('salary', { ...salary, max })}
        />
        <ChoiceControl
          field="salary.currency"
          value={salary.currency}
          options={plainOptions(['EUR', 'GBP', 'CHF'])}
          onChoice={(currency) => set('salary', { ...salary, currency })}
        />
        <ChoiceControl
          field="salary.period"
          value={salary.period}
          options={named(words.periods, ['year', 'day'])}
          onChoice={(period) => set('salary', { ...salary, period })}
        />
        <ChoiceControl
          field="experience"
          value={draft.experience}
          options={plainOptions(experienceLevels)}
          onChoice={(value) => set('experience', value)}
        />
        <ChoiceControl
          field="roleCategory"
          value={draft.roleCategory}
          options={plainOptions(roleCategories)}
          onChoice={(value) => set('roleCategory', value)}
        />
        <TextControl
          field="postedOn"
          type="date"
          className="max-sm:col-span-2"
          value={draft.postedOn}
          onText={(day) =>
            change((before) => ({
              ...before,
              postedOn: day,
              state:
                before.state.is === 'scheduled' ? { ...before.state, from: day } : before.state,
            }))
          }
        />
        {'until' in state || state.is === 'open' || state.is === 'scheduled' ? (
          <TextControl
            field="state.until"
            type="date"
            className="max-sm:col-span-2 sm:col-span-2"
            hint={words.hints.until}
            value={('until' in state && state.until) || ''}
            onText={(until) =>
              set('state', { ...state, until: until || undefined } as typeof state)
            }
          />
        ) : null}
      </div>
      <SectorChoice chosen={draft.sector} onChange={(sector) => set('sector', sector)} />
    </section>
  );
}
