import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { useEditor } from './editor-context.ts';
import { EntryRows } from './entry-rows.tsx';
import { ChoiceControl, idOf, TextControl, useIssue } from './fields.tsx';
import { InBothLanguages } from './in-both-languages.tsx';
import { smallButtonLook } from './looks.ts';

const noPay = { amount: '', period: 'month', overpay: true };

/** What only some employers tell. All of it is optional, unless the law of the workplace asks. */
export function ExtrasSection() {
  const { draft, change } = useEditor();
  const { benefits, interviews, relocation } = draft;
  return (
    <section className="grid gap-5" aria-labelledby="extras">
      <h2 id="extras" className="text-lg">
        {words.sections.extras}
        <span className="ml-2 text-sm font-normal text-muted">{words.hints.optional}</span>
      </h2>
      <MinimumPay />
      <EntryRows
        field="benefits"
        rows={benefits}
        blank={{ en: '', de: '' }}
        addLabel={words.addBenefit}
        onChange={(rows) => change((before) => ({ ...before, benefits: rows }))}
      />
      <EntryRows
        field="interviews"
        rows={interviews}
        blank={{ en: '', de: '', minutes: '' }}
        addLabel={words.addInterview}
        onChange={(rows) => change((before) => ({ ...before, interviews: rows }))}
      />
      <InBothLanguages>
        {(of) => (
          <TextControl
            field={`relocation.${of}`}
            label={`${words.fields.relocation}, ${words.languages[of]}`}
            lang={of}
            rows={2}
            value={relocation[of]}
            onText={(text) =>
              change((before) => ({
                ...before,
                relocation: { ...before.relocation, [of]: text },
              }))
            }
          />
        )}
      </InBothLanguages>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        <TextControl
          field="confirmedOn"
          type="date"
          className="max-sm:col-span-2"
          value={draft.confirmedOn}
          onText={(confirmedOn) => change((before) => ({ ...before, confirmedOn }))}
        />
      </div>
    </section>
  );
}

function MinimumPay() {
  const { draft, change } = useEditor();
  const issue = useIssue('minimumPay');
  const { minimumPay: pay } = draft;
  const set = (minimumPay: typeof pay) => change((before) => ({ ...before, minimumPay }));
  if (!pay) {
    return (
      <div className="grid justify-items-start gap-1.5">
        <button
          type="button"
          id={idOf('minimumPay')}
          aria-describedby={issue && 'minimum-pay-issue'}
          onClick={() => set(noPay)}
          className={smallButtonLook}
        >
          {words.addMinimumPay}
        </button>
        {issue && (
          <FieldError id="minimum-pay-issue">
            {words.fields.minimumPay} {issue}
          </FieldError>
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-4">
      <TextControl
        field="minimumPay.amount"
        label={`${words.fields['minimumPay.amount']} (${draft.salary.currency})`}
        inputMode="numeric"
        value={pay.amount}
        onText={(amount) => set({ ...pay, amount })}
      />
      <ChoiceControl
        field="minimumPay.period"
        value={pay.period}
        options={(['month', 'year'] as const).map((value) => ({
          value,
          label: words.periods[value],
        }))}
        onChoice={(period) => set({ ...pay, period })}
      />
      <div className="self-center pt-4">
        <Checkbox
          label={words.fields['minimumPay.overpay']}
          checked={pay.overpay}
          onChange={({ target }) => set({ ...pay, overpay: target.checked })}
        />
      </div>
      <button
        type="button"
        onClick={() => set(undefined)}
        className={`${smallButtonLook} self-center`}
      >
        {words.removeMinimumPay}
      </button>
    </div>
  );
}
