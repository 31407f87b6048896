import type { QueryKey } from '@tanstack/react-query';
import { Link } from 'react-router';
import { officeDay } from '#domain/firm/office-day.ts';
import type { MandateDate } from '#domain/mandates/mandate-work.ts';
import { deskWords } from '#desk/kit/words.ts';
import { fillIn } from '#words/fill-in.ts';
import { classNames } from '#ui/class-names.ts';
import { ask } from '#desk/kit/api.ts';
import { SmallButton } from '#desk/kit/controls.tsx';
import { calendarDate } from '#desk/kit/times.ts';
import { useAct } from '#desk/kit/use-act.ts';
import { useNow } from '#desk/kit/moment.tsx';
import { firm } from '#desk/kit/session.ts';

const words = deskWords.mandates;

type ShownDate = MandateDate & { employer?: string; role?: string };

/** Days of mandates. One that has come stands out until somebody settles it. */
export function DateList({
  dates,
  renews,
}: {
  dates: readonly ShownDate[];
  renews: readonly QueryKey[];
}) {
  const today = officeDay(firm(), useNow());
  const settling = useAct({
    act: ({ mandateId, id, done }: MandateDate) =>
      ask('POST /mandates/:id/dates', { id: mandateId }, { body: { id, done: !done } }),
    renews: [...renews, ['mandates'], ['inbox']],
  });
  if (dates.length === 0) return <p className="text-muted">{words.noDates}</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {dates.map((date) => {
        const { mandateId, id, kind, name, day, done, role, employer } = date;
        const what = name || deskWords.today.dateKinds[kind];
        const isDue = !done && day <= today;
        return (
          <li
            key={`${mandateId} ${id}`}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 pr-2 pl-3"
          >
            <time
              dateTime={day}
              className={classNames('w-28 tabular-nums', isDue && 'font-semibold text-danger')}
            >
              {calendarDate(day)}
              {isDue && <span className="sr-only">, {words.overdue}</span>}
            </time>
            <span className={classNames('min-w-40 flex-1', done && 'text-muted line-through')}>
              {what}
              {role && (
                <Link
                  to={`/mandates/${mandateId}`}
                  className="ml-2 text-accent underline underline-offset-4"
                >
                  {role}, {employer}
                </Link>
              )}
            </span>
            <SmallButton
              aria-label={fillIn(words.dateNamed, {
                act: done ? words.reopen : words.settle,
                name: what,
                role: role ?? '',
              })}
              aria-disabled={settling.busy}
              onClick={() => settling.act(date)}
            >
              {done ? words.reopen : words.settle}
            </SmallButton>
          </li>
        );
      })}
    </ul>
  );
}
