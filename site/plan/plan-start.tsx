import { planPath } from '#domain/address/paths.ts';
import { countryOf, type Locale } from '#domain/edition/editions.ts';
import { defaultAnswers } from '#domain/hiring-models/plan-answers.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import type { PlanMessages } from '#words/plan.en.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextInput } from '#ui/text-field.tsx';
import { RoleChoices } from './plan-choice.tsx';
import { countryOptions, currencyOptions } from './plan-formats.ts';
import { planAnswerId } from './present-plan.ts';
import type { FirmEditions, Firm } from '#domain/firm/firm.ts';

/**
 * The first questions of a plan, on a page that is a file: the form asks for the plan's address and
 * leaves out the dates, so that the server counts from the day of the request.
 */
export function PlanStart({
  firm,
  copy,
  locale,
  words,
}: {
  firm: FirmEditions & Pick<Firm, 'serves'>;
  copy: PageCopy<'employers'>['guidance'];
  locale: Locale;
  words: PlanMessages['form'];
}) {
  const { labels } = words;
  const answers = defaultAnswers(firm, countryOf(locale), '');
  return (
    <section className="container-page pt-4 pb-2 md:pt-8 md:pb-4">
      <form
        id="plan-form"
        method="get"
        action={`${planPath(firm, locale)}#${planAnswerId}`}
        className="rounded-md border border-line bg-surface p-5 sm:p-8"
      >
        <h2 className="text-xl md:text-2xl">{copy.heading}</h2>
        <p className="mt-2 max-w-3xl text-sm text-muted md:text-base">{copy.introduction}</p>
        <div className="mt-5 grid items-start gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <RoleChoices answers={answers} words={words} />
        </div>
        <div className="mt-5 grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-5 border-t border-line pt-5 lg:grid-cols-[2fr_auto_2fr_auto] lg:gap-x-8">
          <TextInput
            id="plan-salary"
            name="salary"
            label={copy.salary}
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
          />
          <SelectField
            id="plan-currency"
            name="currency"
            label={labels.currency}
            options={currencyOptions(firm)}
            defaultValue={answers.salary.currency}
          />
          <div className="max-lg:col-span-2">
            <SelectField
              id="plan-country"
              name="country"
              label={labels.country}
              options={countryOptions(firm, locale)}
              defaultValue={answers.country}
            />
          </div>
          <Button type="submit" size="lg" className="max-lg:col-span-2 sm:justify-self-start">
            {words.submit}
          </Button>
        </div>
      </form>
    </section>
  );
}
