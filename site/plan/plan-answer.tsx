import type { PlanMessages } from '#words/plan.en.ts';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { planAnswerId, type PlanView } from './present-plan.ts';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { OptionView } from './present-option.ts';

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
      <dl className="plan-answers hidden print:grid">
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
        {runnerUp && (
          <PlanOptionCard
            option={runnerUp}
            label={words.runnerUp}
            words={words}
            actions={
              <p className="mt-4 print:hidden">
                <TextLink href={view.comparisonPath} className="inline-block py-1">
                  {words.compare}
                </TextLink>
              </p>
            }
          />
        )}
      </div>
    </section>
  );
}

const headingId = `${planAnswerId}-heading`;

/** One model of the plan with all that it comes to. */
function PlanOptionCard({
  option,
  label,
  lead = false,
  words,
  actions,
}: {
  option: OptionView;
  label: string;
  /** The recommended one. */
  lead?: boolean;
  words: PlanMessages['answer'];
  actions?: ReactNode;
}) {
  const { name, reasons, drawbacks, cost } = option;
  return (
    <article
      className={classNames(
        'plan-option rounded-md border bg-surface p-5 sm:p-7',
        lead ? 'border-2 border-accent' : 'border-line',
      )}
    >
      <p className={classNames('label-mono', lead ? 'text-accent' : 'text-muted')}>{label}</p>
      <h3 className={classNames('mt-2', lead ? 'text-2xl' : 'text-xl')}>{name}</h3>
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-2">
        <Figure term={words.now} value={cost.now} lead={lead} />
        <Figure term={words.total} value={cost.total} lead={lead} />
        <div className="sm:col-span-2">
          <dt className="sr-only">{words.cost}</dt>
          {cost.lines.map((line) => (
            <dd key={line} className="text-sm text-muted tabular-nums">
              {line}
            </dd>
          ))}
        </div>
      </dl>
      {actions}
      <Part heading={words.why}>
        <Points points={reasons} />
      </Part>
      {drawbacks.length > 0 && (
        <Part heading={words.against}>
          <Points points={drawbacks} />
        </Part>
      )}
      {lead && <Terms option={option} words={words} />}
    </article>
  );
}

/** What holds once the model is ordered. */
function Terms({
  option: { credit, guarantees, timeline },
  words,
}: {
  option: OptionView;
  words: PlanMessages['answer'];
}) {
  return (
    <>
      {credit.length > 0 && (
        <Part heading={words.credit}>
          <Points points={credit} />
        </Part>
      )}
      <Part heading={words.guarantee}>
        <Points points={guarantees} />
      </Part>
      <Part heading={words.timeline}>
        {timeline.steps.length > 0 && (
          <ol className="divide-y divide-line border-y border-line">
            {timeline.steps.map(({ name, text, day, date, isoDate }) => (
              <li key={name} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[1fr_auto]">
                <p>
                  <span className="font-semibold">{name}</span>{' '}
                  {/* WebKitGTK 2.50 crashes on nowrap in this grid. */}
                  <span className="label-mono ml-2 text-accent">
                    {day.replaceAll(' ', '\u00a0')}
                  </span>
                </p>
                <time
                  dateTime={isoDate}
                  className="font-medium tabular-nums sm:col-start-2 sm:text-right"
                >
                  {date}
                </time>
                <p className="text-sm text-muted sm:col-span-2">{text}</p>
              </li>
            ))}
          </ol>
        )}
        <p className={classNames('text-sm text-muted', timeline.steps.length > 0 && 'mt-2.5')}>
          {timeline.notes.join(' ')}
        </p>
      </Part>
    </>
  );
}

function Figure({ term, value, lead }: { term: string; value: string; lead: boolean }) {
  return (
    <div>
      <dt className="label-mono text-muted">{term}</dt>
      <dd className={classNames('mt-1 font-semibold', lead ? 'text-lg' : 'text-base')}>{value}</dd>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h4 className="label-mono mb-2.5 text-muted">{heading}</h4>
      {children}
    </section>
  );
}

function Points({ points }: { points: string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="grid grid-cols-[auto_1fr] gap-3">
          <span aria-hidden className="mt-3 h-px w-3 bg-accent" />
          {point}
        </li>
      ))}
    </ul>
  );
}
