import type { PageCopy } from '#domain/pages/pages.ts';
import { classNames } from '#ui/class-names.ts';
import { Fold } from './fold.tsx';

export type TimelinePhase = {
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
    <div className="container-page mt-6 md:mt-14">
      <div className="rounded-md border border-line bg-surface p-5 sm:p-8">
        <h3 className="text-lg md:text-xl">{copy.heading}</h3>
        <p className="mt-1 text-sm text-muted md:mt-2 md:text-base">{copy.introduction}</p>
        <Fold label={copy.open}>
          <div className="grid md:mt-8 gap-x-8 md:grid-cols-[minmax(15rem,2fr)_5fr]">
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
                  className="grid grid-cols-subgrid gap-y-3 border-t border-line py-4 md:col-span-2 md:items-center"
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
