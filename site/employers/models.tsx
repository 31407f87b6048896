import type { HiringModels } from '#domain/hiring-models/hiring-models.ts';
import type { PageCopy } from '#domain/pages/pages.ts';
import { comparisonAnchor } from '#domain/address/paths.ts';
import { intakeAnchor, offeredModels } from '#domain/hiring-models/hiring-model.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { FirmOffer } from '#domain/firm/firm.ts';
import { Fold } from './questions-and-samples.tsx';
import type { ReactNode } from 'react';
import type { HiringModelId } from '#domain/hiring-models/model-figures.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

/** A card for each model with the way to its section. Figures stand in the comparison alone. */
export function ModelPicker({
  firm,
  copy,
  models,
}: {
  firm: FirmOffer;
  copy: PageCopy<'employers'>['picker'];
  models: HiringModels;
}) {
  return (
    <section className="container-page py-6 md:pt-4 md:pb-8">
      <h2 className="text-xl md:text-2xl">{copy.heading}</h2>
      {/* Rows are shared, so that taglines and links stand level across the cards. */}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 sm:gap-5 md:mt-6 xl:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]">
        {offeredModels(firm).map((id) => {
          const { name, tagline } = models[id];
          return (
            <li
              key={id}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 rounded-md border border-line bg-surface px-4 py-3 sm:row-span-2 sm:grid-cols-1 sm:grid-rows-subgrid sm:items-start sm:gap-1 sm:p-5 sm:pb-3"
            >
              <div>
                <h3 className="text-lg leading-snug sm:text-xl">{name}</h3>
                <p className="text-sm font-medium text-accent sm:mt-1">{tagline}</p>
              </div>
              <p className="sm:self-end">
                <TextLink href={`#${id}`} className="inline-block py-2 text-sm sm:py-1">
                  {copy.learnMore}
                  <span className="sr-only">: {name}</span>
                </TextLink>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const rows = [
  'bestFor',
  'fee',
  'timeline',
  'deliverable',
  'places',
  'exclusivity',
  'guarantee',
] as const;

type Props = {
  firm: FirmOffer;
  copy: PageCopy<'employers'>['comparison'];
  terms: PageCopy<'employers'>['terms'];
  models: HiringModels;
  /** The address of the talent pack, if the firm has one. */
  packPath: string | undefined;
};

/** The one table of the four models. On small screens it opens on request and scrolls sideways. */
export function ModelComparison({ firm, copy, packPath, ...content }: Props) {
  return (
    <section className="border-t border-line py-6">
      <div className="container-page">
        <h2 id={headingId} className="text-2xl">
          {copy.heading}
        </h2>
        <p className="mt-2 max-w-3xl text-sm text-muted md:text-base">{copy.introduction}</p>
        <Fold label={copy.open} openWhenWide>
          {/* The anchor is inside, so that a link to it opens the disclosure. */}
          <section
            id={comparisonAnchor}
            aria-labelledby={headingId}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable
            tabIndex={0}
            className="scroll-mt-44 overflow-x-auto md:mt-4"
          >
            <ComparisonTable firm={firm} heading={copy.term} {...content} />
          </section>
        </Fold>
        {packPath !== undefined && (
          <p className="mt-4 md:mt-6">
            <TextLink href={packPath} className="inline-block py-1">
              {copy.pack}
            </TextLink>
          </p>
        )}
      </div>
    </section>
  );
}

const headingId = `${comparisonAnchor}-heading`;

function ComparisonTable({
  firm,
  heading,
  terms,
  models,
}: { heading: string } & Omit<Props, 'copy' | 'packPath'>) {
  return (
    <table
      aria-labelledby={headingId}
      className="w-full table-fixed border-collapse text-left text-sm max-md:min-w-4xl md:hyphens-auto"
    >
      <thead>
        <tr className="border-b-2 border-ink align-bottom">
          <th scope="col" className="sticky left-0 w-30 bg-paper md:w-28 lg:w-36">
            <span className="sr-only">{heading}</span>
          </th>
          {offeredModels(firm).map((id) => (
            <th
              key={id}
              scope="col"
              className="p-3 text-base font-semibold md:max-lg:px-2 md:max-lg:text-sm"
            >
              {models[id].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-b border-line align-top">
            <th
              scope="row"
              className="sticky left-0 bg-paper py-2.5 pr-3 font-mono text-xs font-medium text-accent hyphens-auto"
            >
              {terms[row]}
            </th>
            {offeredModels(firm).map((id) => (
              <td key={id} className="px-3 py-2.5 md:max-lg:px-2 md:max-lg:text-xs">
                {models[id][row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One model in full. Its call to action leads to the form and chooses the model there. */
export function ModelSection({
  id,
  number,
  model,
  children,
}: {
  id: HiringModelId;
  number: number;
  model: HiringModels[HiringModelId];
  children?: ReactNode;
}) {
  return (
    <section
      id={id}
      className={classNames(
        'scroll-mt-14 border-t border-line py-6',
        number % 2 === 1 && 'bg-surface',
      )}
    >
      <div className="container-page grid gap-x-12 gap-y-5 lg:grid-cols-[5fr_7fr_auto]">
        <div>
          <h2 className="text-2xl">{model.name}</h2>
          <p className="mt-2 text-muted">{model.summary}</p>
        </div>
        <ul className="grid content-start gap-2.5 max-md:text-sm md:gap-3 lg:pt-1.5">
          {model.points.map((point) => (
            <li key={point} className="grid grid-cols-[auto_1fr] gap-4">
              <span aria-hidden className="mt-2.5 h-px w-4 md:mt-3.5 bg-accent" />
              {point}
            </li>
          ))}
        </ul>
        <ButtonLink
          href={`#${intakeAnchor[id]}`}
          className="justify-self-start lg:w-68 lg:self-start"
        >
          {model.callToAction}
        </ButtonLink>
      </div>
      {children}
    </section>
  );
}

type TimelinePhase = {
  name: string;
  text: string;
  /** “Day 0 to 1”, as it is read out. */
  days: string;
  from: number;
  to: number;
};

/** The sprint on a scale of days, one row a phase. Without the drawing it is an ordered list. */
export function SprintTimeline({
  copy,
  phases,
  lastDay,
}: {
  copy: Pick<PageCopy<'employers'>['sprintTimeline'], 'heading' | 'introduction' | 'open'>;
  phases: TimelinePhase[];
  lastDay: number;
}) {
  const days = Array.from({ length: lastDay + 1 }, (_, day) => day);
  return (
    <div className="container-page mt-6">
      <div className="rounded-md border border-line bg-surface p-5 sm:px-7">
        <h3 className="text-lg md:text-xl">{copy.heading}</h3>
        <p className="mt-1 text-sm text-muted">{copy.introduction}</p>
        <Fold label={copy.open}>
          <div className="grid md:mt-2 gap-x-8 md:grid-cols-[minmax(15rem,3fr)_4fr]">
            <div className="md:col-start-2" aria-hidden>
              <div className="grid auto-cols-fr grid-flow-col">
                {days.map((day) => (
                  <span
                    key={day}
                    className="label-mono border-l border-control pb-2 pl-1 text-muted tabular-nums"
                  >
                    {day}
                  </span>
                ))}
              </div>
            </div>
            <ol className="contents">
              {phases.map(({ name, text, days: label, from, to }) => (
                <li
                  key={name}
                  className="grid grid-cols-subgrid gap-y-3 border-t border-line py-3 last:pb-0 md:col-span-2 md:items-center"
                >
                  <div>
                    <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span className="font-semibold">{name}</span>
                      <span className="label-mono text-accent">{label}</span>
                    </p>
                    <p className="mt-1 text-sm text-muted">{text}</p>
                  </div>
                  <div className="grid h-4 auto-cols-fr grid-flow-col" aria-hidden>
                    {days.map((day) => (
                      <span key={day} className={barLook(day, from, to)} />
                    ))}
                  </div>
                </li>
              ))}
            </ol>
          </div>
        </Fold>
      </div>
    </div>
  );
}

/** A class for each day: the content security policy allows no style attribute. */
function barLook(day: number, from: number, to: number): string | undefined {
  if (day < from || day > to) return undefined;
  return classNames('bg-signal', day === from && 'rounded-l-sm', day === to && 'rounded-r-sm');
}
