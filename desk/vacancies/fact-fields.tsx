import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { useEditor } from './editor-context.ts';
import { ChoiceControl, plainOptions, TextControl } from './fields.tsx';
import { useField } from './use-field.ts';

export function ContractFields() {
  const [contract, set] = useField('contract');
  return (
    <>
      <ChoiceControl
        field="contract.is"
        value={contract.is}
        options={Object.entries(words.contracts)}
        onChoice={(is) => set({ ...contract, is })}
      />
      {contract.is === 'fixed-term' && (
        <TextControl
          field="contract.months"
          inputMode="numeric"
          value={contract.months}
          onText={(months) => set({ ...contract, months })}
        />
      )}
    </>
  );
}

export function SalaryFields() {
  const [salary, set] = useField('salary');
  return (
    <>
      <TextControl
        field="salary.min"
        inputMode="numeric"
        value={salary.min}
        onText={(min) => set({ ...salary, min })}
      />
      <TextControl
        field="salary.max"
        inputMode="numeric"
        value={salary.max}
        onText={(max) => set({ ...salary, max })}
      />
      <ChoiceControl
        field="salary.currency"
        value={salary.currency}
        options={plainOptions(['EUR', 'GBP', 'CHF'])}
        onChoice={(currency) => set({ ...salary, currency })}
      />
      <ChoiceControl
        field="salary.period"
        value={salary.period}
        options={(['year', 'day'] as const).map((one) => [one, words.periods[one]] as const)}
        onChoice={(period) => set({ ...salary, period })}
      />
    </>
  );
}

/** A scheduled role is shown from its first day of publication. */
export function PostedOn() {
  const { draft, change } = useEditor();
  return (
    <TextControl
      field="postedOn"
      type="date"
      className="max-sm:col-span-2"
      value={draft.postedOn}
      onText={(postedOn) =>
        change((before) => ({
          ...before,
          postedOn,
          state:
            before.state.is === 'scheduled' ? { ...before.state, from: postedOn } : before.state,
        }))
      }
    />
  );
}

/** The one part of the state that is typed; the rest is changed by publishing and its kin. */
export function Until() {
  const [state, set] = useField('state');
  if (state.is !== 'open' && state.is !== 'scheduled') return null;
  return (
    <TextControl
      field="state.until"
      type="date"
      className="max-sm:col-span-2 sm:col-span-2"
      hint={words.hints.state}
      value={state.until ?? ''}
      onText={(until) => set({ ...state, until: until || undefined })}
    />
  );
}
