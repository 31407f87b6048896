import type { PlanMessages } from '#words/plan.en.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { PlanOptionCard } from './plan-option.tsx';
import { planAnswerId, type PlanView } from './present-plan.ts';

/** The answer to the questions. update-plan.ts replaces it as a whole. */
export function PlanAnswer({
  view,
  words,
  firm,
}: {
  view: PlanView;
  words: PlanMessages['answer'];
  firm: string;
}) {
  const { recommended, runnerUp, changes, notices } = view;
  return (
    <section
      id={planAnswerId}
      aria-labelledby={headingId}
      data-address={view.address}
      data-updated={[...notices, view.updated].join(' ')}
    >
      <p className="hidden print:block">{firm}</p>
      <h2 id={headingId} tabIndex={-1} className="text-2xl outline-none">
        {words.label}
      </h2>
      {notices.map((notice) => (
        <p
          key={notice}
          className="mt-4 flex items-start gap-2 font-medium text-danger print:hidden"
        >
          <Icon name="alert" className="mt-1 size-4 shrink-0" />
          {notice}
        </p>
      ))}
      <dl className="plan-answers hidden print:grid" aria-label={words.answers}>
        {view.answers.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="plan-options mt-6 grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-5">
          <PlanOptionCard
            option={recommended}
            label={words.recommended}
            lead
            words={words}
            actions={
              <div className="mt-5 print:hidden">
                <div className="flex flex-wrap gap-3">
                  <ButtonLink href={view.briefPath} size="lg">
                    {words.send}
                  </ButtonLink>
                  {view.calendarPath && (
                    <ButtonLink href={view.calendarPath} size="lg" variant="secondary">
                      {words.calendar}
                    </ButtonLink>
                  )}
                  <Button data-print variant="quiet" size="lg" className="needs-script">
                    {words.print}
                  </Button>
                </div>
                <p className="mt-3 text-sm text-muted">{words.commitment}</p>
              </div>
            }
          />
          <div className="rounded-md border border-line p-5 sm:p-7">
            <h3 className="text-lg">{words.changes}</h3>
            <ul className="mt-3 grid gap-2.5">
              {changes.map(({ condition, model, path }) => (
                <li key={condition}>
                  {condition}:{' '}
                  <TextLink href={path} className="py-1">
                    {model}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {runnerUp && <PlanOptionCard option={runnerUp} label={words.runnerUp} words={words} />}
      </div>
    </section>
  );
}

const headingId = `${planAnswerId}-heading`;
