import { ofEachLanguage } from '../../domain/edition/of-each-language.ts';
import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { EntryRows } from './entry-rows.tsx';
import { Text, TextControl } from './fields.tsx';
import { InEachLanguage } from './in-each-language.tsx';
import { useField } from './use-field.ts';

const noWords = ofEachLanguage(() => '');

export function Benefits() {
  const [benefits, set] = useField('benefits');
  return (
    <EntryRows
      field="benefits"
      rows={benefits}
      blank={noWords}
      addLabel={words.addBenefit}
      onChange={set}
    />
  );
}

export function Interviews() {
  const [interviews, set] = useField('interviews');
  return (
    <EntryRows
      field="interviews"
      rows={interviews}
      blank={{ ...noWords, minutes: '' }}
      addLabel={words.addInterview}
      onChange={set}
    />
  );
}

export function Relocation() {
  const [relocation, set] = useField('relocation');
  return (
    <InEachLanguage>
      {(of) => (
        <TextControl
          field={`relocation.${of}`}
          label={`${words.fields.relocation}, ${words.languages[of]}`}
          lang={of}
          rows={2}
          value={relocation[of]}
          onText={(text) => set({ ...relocation, [of]: text })}
        />
      )}
    </InEachLanguage>
  );
}

export function ConfirmedOn() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      <Text field="confirmedOn" type="date" className="max-sm:col-span-2" />
    </div>
  );
}
