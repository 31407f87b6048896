import type { PlanAnswers } from '#domain/hiring-models/plan-answers.ts';
import type { PlanMessages } from '#words/plan.en.ts';
import { Checkbox } from '#ui/checkbox.tsx';

/** The questions that decide on the model. */
export function RoleChoices({
  answers: { urgency, market, level, confidential },
  words,
}: {
  answers: PlanAnswers;
  words: PlanMessages['form'];
}) {
  const { labels } = words;
  return (
    <>
      <PlanChoice name="urgency" legend={labels.urgency} options={words.urgency} value={urgency} />
      <PlanChoice name="market" legend={labels.market} options={words.market} value={market} />
      <div className="grid gap-4">
        <PlanChoice name="level" legend={labels.level} options={words.level} value={level} />
        <Checkbox
          id="plan-confidential"
          name="confidential"
          value="yes"
          label={labels.confidential}
          defaultChecked={confidential}
        />
      </div>
    </>
  );
}

/** One answer of a few, each visible at once. */
function PlanChoice({
  name,
  legend,
  options,
  value,
}: {
  name: string;
  legend: string;
  options: Record<string, string>;
  value: string;
}) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1.5 grid gap-2">
        {Object.entries(options).map(([option, label]) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm border border-control bg-raised px-3.5 py-2 text-sm hover:border-ink has-checked:border-accent has-checked:bg-signal/10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === value}
              className="size-4.5 shrink-0 accent-signal outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
