import { vacancyWords as words } from '../../messages/desk-words/vacancies.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field.tsx';
import { SmallButton } from '../shell/small-button.tsx';
import { ChoiceControl, idOf, TextControl, useIssue } from './fields.tsx';
import { useField } from './use-field.ts';

const noPay = { amount: '', period: 'month', overpay: true };

export function MinimumPay() {
  const [pay, set] = useField('minimumPay');
  const [{ currency }] = useField('salary');
  const issue = useIssue('minimumPay');
  if (!pay) {
    return (
      <div className="grid justify-items-start gap-1.5">
        <SmallButton
          id={idOf('minimumPay')}
          aria-describedby={issue && 'minimum-pay-issue'}
          onClick={() => set(noPay)}
        >
          {words.addMinimumPay}
        </SmallButton>
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
        label={`${words.fields['minimumPay.amount']} (${currency})`}
        inputMode="numeric"
        value={pay.amount}
        onText={(amount) => set({ ...pay, amount })}
      />
      <ChoiceControl
        field="minimumPay.period"
        value={pay.period}
        options={(['month', 'year'] as const).map((one) => [one, words.periods[one]] as const)}
        onChoice={(period) => set({ ...pay, period })}
      />
      <div className="self-center pt-4">
        <Checkbox
          label={words.fields['minimumPay.overpay']}
          checked={pay.overpay}
          onChange={({ target }) => set({ ...pay, overpay: target.checked })}
        />
      </div>
      <SmallButton onClick={() => set(undefined)} className="self-center">
        {words.removeMinimumPay}
      </SmallButton>
    </div>
  );
}
