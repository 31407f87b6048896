import { planPath } from '#domain/address/paths.ts';
import type { Locale } from '#domain/edition/editions.ts';
import { firstCanton, type PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import { maxHires, type PlanParameter } from '#domain/hiring-models/plan-query.ts';
import { cantonName, cantons } from '#domain/working-time/country.ts';
import type { PlanMessages } from '#words/plan.en.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { RoleChoices } from './plan-choice.tsx';
import { countryOptions, currencyOptions } from './plan-formats.ts';
import { planAnswerId } from './present-plan.ts';
import type { FirmEditions, Firm } from '#domain/firm/firm.ts';

/** The questions. The form asks for an address, so it works without script. */
export function PlanForm({
  firm,
  answers,
  locale,
  today,
  words,
}: {
  firm: FirmEditions & Pick<Firm, 'serves'>;
  answers: PlanAnswers;
  locale: Locale;
  /** The first day that an order may have. */
  today: string;
  words: Pick<PlanMessages, 'form' | 'answer'>;
}) {
  const { labels, ...form } = words.form;
  const field = (name: PlanParameter) => ({ name, id: `plan-${name}`, label: labels[name] });
  return (
    <form
      id="plan-form"
      method="get"
      action={`${planPath(firm, locale)}#${planAnswerId}`}
      data-failed={words.answer.failed.replace('{submit}', form.submit)}
      className="rounded-md border border-line bg-surface p-5 sm:p-8"
    >
      <h2 className="text-xl">{form.heading}</h2>
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <RoleChoices answers={answers} words={words.form} />
      </div>
      <div className="mt-6 grid items-start gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-3">
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 sm:col-span-2 sm:grid-cols-[2fr_1fr_1fr]">
          <div className="col-span-2 sm:col-span-1">
            <TextInput
              {...field('salary')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              hint={form.salaryHint}
              defaultValue={answers.salary.amount}
            />
          </div>
          <SelectField
            {...field('currency')}
            options={currencyOptions(firm)}
            defaultValue={answers.salary.currency}
          />
          <SelectField
            {...field('period')}
            options={options(form.period)}
            defaultValue={answers.salary.period}
          />
        </div>
        <TextInput
          {...field('hires')}
          type="number"
          min={1}
          max={maxHires}
          hint={form.hiresHint}
          defaultValue={answers.hires}
        />
        <div className="grid gap-4">
          <SelectField
            {...field('country')}
            hint={form.countryHint}
            options={countryOptions(firm, locale)}
            defaultValue={answers.country}
          />
          <div className="plan-canton">
            <SelectField
              {...field('canton')}
              options={cantons.map((code) => ({ value: code, label: cantonName(code, locale) }))}
              defaultValue={answers.canton ?? firstCanton}
            />
          </div>
        </div>
        <TextInput
          {...field('order')}
          type="date"
          min={today}
          hint={form.orderHint}
          defaultValue={answers.orderOn}
        />
        <TextInput
          {...field('start')}
          type="date"
          min={today}
          hint={form.startHint}
          defaultValue={answers.startOn}
        />
      </div>
      <Button type="submit" size="lg" className="mt-8 max-sm:w-full">
        {form.submit}
      </Button>
    </form>
  );
}

function options(words: Record<string, string>) {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
